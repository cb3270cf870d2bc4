import type { CardView } from '../../frame/share/page-card.ts'
import type { SliceView } from '../../sections/sections.server.ts'
import type { PageOverrides } from '../../frame/layout/page-overrides.ts'

export interface ContentPageView {
  path: string
  /** BCP 47 tag of the document's language, if it differs from the page's. */
  lang?: string
  /** Class names of the page's wrapper, one per path segment (Spec §2). */
  pathClasses: string[]
  title: string
  description: string
  /** Path of the share image, used if there is no share card; undefined if there is none. */
  image: string | undefined
  /** Share card with the amount raised; undefined if the document has a share image, or if cards are disabled. */
  shareCard?: CardView | undefined
  noIndex: boolean
  /** Heading, if the page does not start with a hero. */
  heading: string | undefined
  /** `failed` if some data could not be read and the page shows error messages instead (Spec §7). */
  status: 'fetched' | 'failed'
  /** Message for visitors who may see none of the sections. */
  segmentOnly: string
  slices: SliceView[]
  /** Overrides of the layout in the document. @default none */
  layoutOverrides?: PageOverrides
}

/** Returns a class name for each path segment: `path-about` and `path-team` for `/about/team`. */
export function getPathClasses(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `path-${segment.toLowerCase().replaceAll(/[^\w-]+/g, '-')}`)
}
