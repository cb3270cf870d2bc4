import { fetchPageFitness } from '../fitness/legacy-fitness.ts'
import { fetchMetadata } from '../metadata/metadata-calls.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Ids,
  listIds,
  pathSegment,
  requireArguments,
} from '../request/arguments.ts'
import { ifFound } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { parseTag, type Tag } from '../tags/tag.ts'
import { toShortName, toSlug } from '../values/texts.ts'
import { asList, asRecord, type NumericId, toText } from '../values/values.ts'
import { type Page, type PageOptions, parsePage, type ReadParameters } from './page.ts'

/** The page to fetch, by slug or ID. */
export type PageSelection = PageOptions &
  ReadParameters & {
    /** GUIDs of the site's campaigns. */
    campaign?: Ids | undefined
    slug?: string | undefined
    /** Numeric ID. Other values are read as a slug. */
    id?: NumericId | number | undefined
    signal?: AbortSignal | undefined
  }

/**
 * Fetches a fundraising page without its tags.
 *
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} without a slug or an ID
 */
export async function fetchPage(platform: Platform, selection: PageSelection): Promise<Page> {
  return parsePage(platform, await readPage(platform, cleanInputs(selection)), selection)
}

/** The page to fetch, and which parts of it. */
export type PageWithTagsSelection = PageSelection & {
  /** Fetches its activities and their totals. @default false */
  includeFitness?: boolean | undefined
  /** Fetches the site's metadata. Needs a token. @default false */
  includeMetadata?: boolean | undefined
}

/**
 * Fetches a fundraising page with its tags, which contain `segmentation` and the fitness goal, and optionally fitness and metadata.
 * By slug, all but the metadata is fetched in parallel; by ID, the page first.
 *
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} without a slug or an ID
 */
export async function fetchPageWithTags(
  platform: Platform,
  given: PageWithTagsSelection,
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
 * Fetches the tags of a page; none if the page does not exist.
 *
 * @throws {MissingArgumentError} without a slug
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
  { slug, id, campaign, country, includeOffline, signal }: PageSelection,
): Promise<unknown> {
  const path =
    !slug && /^\d+$/.test(String(id))
      ? `/v1/fundraising/pagebyid/${id}`
      : `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug, id))}`
  const query = { campaign: listIds(campaign), country, includeOffline }
  return requestRest(platform, { to: 'api', path, query, signal })
}

/** Fetches the tags of a page, unparsed; none if the page does not exist. */
async function readPageTags(
  platform: Platform,
  slug: string,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const path = `/v1/tags/${pathSegment('slug', slug)}`
  const body = await ifFound(requestRest(platform, { to: 'api', path, signal }))
  return asList(asRecord(body)['tags'])
}

/**
 * Whether a page has the slug. The response has no body.
 *
 * @throws {HttpError} 400 for an invalid slug
 * @throws {MissingArgumentError} without a slug
 */
export async function isPageSlugTaken(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { slug, signal } = cleanInputs(inputs)
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}`
  const read = requestRest(platform, { method: 'HEAD', to: 'api', path, signal })
  return (await ifFound(read.then(() => true))) ?? false
}

// Spec §9
const maxLength = 45

/**
 * Fetches free slugs. The first one is the preferred slug if that is free.
 *
 * @param name - a title or a slug; shortened to 45 letters, digits and dashes
 * @returns none if the name has no letters and digits
 * @throws {MissingArgumentError} without a name
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
