import { fetchPageFitness } from '../fitness/legacy-fitness.ts'
import { fetchMetadata } from '../metadata/metadata-calls.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Ids,
  listIds,
  toPathSegment,
  requireArguments,
} from '../request/arguments.ts'
import { ifFound } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { parseTag, type Tag } from '../tags/tag.ts'
import { toShortName, toSlug } from '../values/texts.ts'
import { asList, asRecord, type NumericId, toText } from '../values/values.ts'
import { type Page, type PageOptions, parsePage, type ReadParameters } from './page.ts'

/** Selects a page by slug or ID. The slug takes precedence. */
export type PageQuery = PageOptions &
  ReadParameters & {
    /** GUIDs of the site's campaigns, sent as a query parameter. */
    campaign?: Ids | undefined
    slug?: string | undefined
    /** Numeric ID. Any other value is treated as a slug. */
    id?: NumericId | number | undefined
    signal?: AbortSignal | undefined
  }

/**
 * Fetches a fundraising page without its tags.
 *
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} if the slug or ID is missing
 */
export async function fetchPage(platform: Platform, selection: PageQuery): Promise<Page> {
  return parsePage(platform, await readPage(platform, cleanInputs(selection)), selection)
}

/** Selects a page, and the parts of it to fetch. */
export type PageWithTagsQuery = PageQuery & {
  /** Whether to fetch the page's activities and their totals. @default false */
  includeFitness?: boolean | undefined
  /** Whether to fetch the page's metadata, which requires a token. @default false */
  includeMetadata?: boolean | undefined
}

/**
 * Fetches a fundraising page with its tags, which `segmentation` and the fitness goal depend on, and optionally fitness and metadata.
 * With a slug, everything except the metadata is fetched in parallel. With an ID, the page is fetched first.
 *
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} if the slug or ID is missing
 */
export async function fetchPageWithTags(
  platform: Platform,
  given: PageWithTagsQuery,
): Promise<Page> {
  const { includeFitness = false, includeMetadata = false, ...selection } = cleanInputs(given)
  const { slug, signal } = selection
  const readRest = (shortName: string) =>
    Promise.all([
      readPageTags(platform, shortName, signal),
      includeFitness ? fetchPageFitness(platform, { slug: shortName, signal }) : {},
    ])
  const [wire, early] = await Promise.all([
    readPage(platform, selection).then(asRecord),
    slug ? readRest(toSlug(slug)) : undefined,
  ])
  const shortName = toSlug(wire['pageShortName'])
  const id = toText(wire['pageId'])
  const [[tags, fitness], pageMetadata] = await Promise.all([
    early ?? (shortName ? readRest(shortName) : [[], {}]),
    includeMetadata && id ? fetchMetadata(platform, { page: id, signal }) : {},
  ])
  return { ...parsePage(platform, { ...wire, tags }, selection), ...fitness, pageMetadata }
}

/**
 * Fetches a page's tags. Returns an empty list if the page does not exist.
 *
 * @throws {MissingArgumentError} if the slug is missing
 */
export async function fetchPageTags(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<Tag[]> {
  const { slug, signal } = cleanInputs(inputs)
  return (await readPageTags(platform, toSlug(slug), signal)).map(parseTag)
}

function readPage(
  platform: Platform,
  { slug, id, campaign, country, includeOffline, signal }: PageQuery,
): Promise<unknown> {
  const path =
    !slug && /^\d+$/.test(String(id))
      ? `/v1/fundraising/pagebyid/${id}`
      : `/v1/fundraising/pages/${toPathSegment('slug', toSlug(slug, id))}`
  const query = { campaign: listIds(campaign), country, includeOffline }
  return requestRest(platform, { to: 'api', path, query, signal })
}

/** Fetches a page's tags without parsing them. Empty if the page does not exist. */
async function readPageTags(
  platform: Platform,
  slug: string,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const path = `/v1/tags/${toPathSegment('slug', slug)}`
  const body = await ifFound(requestRest(platform, { to: 'api', path, signal }))
  return asList(asRecord(body)['tags'])
}

/**
 * Checks whether a slug is taken, with a `HEAD` request.
 *
 * @throws {HttpError} 400 if the slug is invalid
 * @throws {MissingArgumentError} if the slug is missing
 */
export async function isPageSlugTaken(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { slug, signal } = cleanInputs(inputs)
  const path = `/v1/fundraising/pages/${toPathSegment('slug', toSlug(slug))}`
  const read = requestRest(platform, { method: 'HEAD', to: 'api', path, signal })
  return (await ifFound(read.then(() => true))) ?? false
}

// Spec §9
const maxLength = 45

/**
 * Fetches available slugs. If the preferred slug is available, it comes first.
 *
 * @param name - title or preferred slug, converted to at most 45 letters, digits and hyphens
 * @returns an empty list if the name has no letters or digits
 * @throws {MissingArgumentError} if the name is missing
 */
export async function suggestPageSlugs(
  platform: Platform,
  inputs: { name: string; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const { name, signal } = cleanInputs(inputs)
  requireArguments({ name })
  const preferredName = toShortName(name, maxLength)
  if (!preferredName) return []
  const path = '/v1/fundraising/pages/suggest'
  const query = { preferredName }
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  return asList(body['Names']).flatMap((suggestion) => toText(suggestion) ?? [])
}
