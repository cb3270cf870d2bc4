import { type PageSlice, parseHomeContent, type SiteConfig } from '@milepost/content'
import type { Services } from './services.ts'

/** A site's document and the schemas that its slices are read by. */
export interface HomeContentScope {
  readonly site: SiteConfig
  readonly services: { readonly content: Pick<Services['content'], 'slices'> }
}

// A process has one set of schemas: the document alone tells what is read.
const known = new WeakMap<SiteConfig, PageSlice[]>()

/**
 * The slices of the site's home page.
 *
 * @throws ContentError for the first field that is not what it must be
 */
export function homeContent({ site, services }: HomeContentScope): PageSlice[] {
  const slices = known.get(site) ?? parseHomeContent(site, { schemas: services.content.slices })
  known.set(site, slices)
  return slices
}
