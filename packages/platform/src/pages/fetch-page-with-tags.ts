import { parsePageFitness } from '../fitness/parse-page-fitness.ts'
import { fetchMetadata } from '../metadata/fetch-metadata.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { Page } from './page.ts'
import type { PageSelection } from './page-selection.ts'
import { parsePage } from './parse-page.ts'
import { readPage } from './read-page.ts'
import { readPageTags } from './read-page-tags.ts'

/** What a page is read with. */
export type PageWithTagsSelection = PageSelection & {
  /** Its activities and what they add up to. @default false */
  includeFitness?: boolean | undefined
  /** What the site keeps about it; needs a token. @default false */
  includeMetadata?: boolean | undefined
}

/**
 * Reads one fundraising page and its tags, which bring `segmentation` and the fitness goal, and on
 * demand its fitness and its metadata. By slug all is asked for at once but the metadata; by id
 * the rest waits for the slug.
 *
 * @throws {HttpError} with status 404 when there is no such page
 * @throws {MissingArgumentError} without a slug or an id
 */
export async function fetchPageWithTags(
  platform: Platform,
  given: PageWithTagsSelection,
): Promise<Page> {
  const { includeFitness = false, includeMetadata = false, ...selection } = emptyIfMissing(given)
  const { slug, signal } = selection
  const readRest = (shortName: string) =>
    Promise.all([
      readPageTags(platform, shortName, signal),
      includeFitness
        ? requestRest(platform, {
            to: 'api',
            path: `/v1/fitness/fundraising/${pathSegment('slug', shortName)}`,
            query: { limit: 100, offset: 0 },
            signal,
          })
        : undefined,
    ])
  const [wire, early] = await Promise.all([
    readPage(platform, selection).then(asRecord),
    slug ? readRest(toSlug(slug)) : undefined,
  ])
  const shortName = toSlug(wire['pageShortName'])
  const id = toText(wire['pageId'])
  const [[tags, fitness], pageMetadata] = await Promise.all([
    early ?? (shortName ? readRest(shortName) : [[], undefined]),
    includeMetadata && id ? fetchMetadata(platform, { page: id, signal }) : {},
  ])
  const page = parsePage(platform, { ...wire, tags }, selection)
  return { ...page, ...parsePageFitness(fitness), pageMetadata }
}
