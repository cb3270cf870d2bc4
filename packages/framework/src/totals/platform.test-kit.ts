import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import {
  createDonationFeedWire,
  createPagesBulkRowWire,
  createTeamMemberWire,
  createTotalsRecordWire,
} from '@milepost/platform/testing'
import type { CountedItem, ExcludeSettings } from './exclusions.ts'

/** Returns a GUID for a record's number. */
export function testGuid(number: number): string {
  return `5f1f0a2e-8c3b-4a7d-9e21-${String(number).padStart(12, '0')}`
}

/**
 * Creates a page in the bulk response by GUIDs.
 *
 * @param online - online total in major units
 */
export function pageRow(number: number, slug: string, online: number, more = {}) {
  return createPagesBulkRowWire({
    pageId: number,
    pageGuid: testGuid(number),
    shortName: slug,
    title: `Page of ${slug}`,
    totalRaisedOnline: online,
    totalRaisedOffline: 0,
    target: 100,
    ...more,
  })
}

/** Creates a responder to requests whose path has this ending. */
export function answerAt(ending: string, value: unknown) {
  return ({ path }: PlatformRequest) => (path.endsWith(ending) ? value : undefined)
}

/** Creates a donation feed with a count and a sum in major units. */
export function feedOf(
  totalResults: number,
  { totalAmount = 1, currencyCode = 'GBP', results = [] as object[] } = {},
) {
  return createDonationFeedWire({
    meta: { totalAmount, totalResults, currencyCode },
    results: results as never,
  })
}

/** Returns the slugs of a reading's rows. */
export function getSlugs(reading: { value: readonly { slug: string }[] } | undefined) {
  return reading?.value.map(({ slug }) => slug)
}

/** Returns the slug and one other field of each row. */
export function slugsWith<Key extends string>(
  figure: Key,
  reading: { value: readonly ({ slug: string } & { [key in Key]?: unknown })[] } | undefined,
) {
  return reading?.value.map((row) => [row.slug, row[figure]])
}

/** Creates a totals record with one amount. */
export function recordOf(measurementDomain: string, value: number, unit: string) {
  return createTotalsRecordWire({ measurementDomain, amounts: [{ value, unit }] })
}

/** Creates a team member by the GUID and slug of the member's page. */
export function testMember(fundraisingPageGuid: string, fundraisingPageShortName: string) {
  return createTeamMemberWire({ fundraisingPageGuid, fundraisingPageShortName })
}

/** Empty overrides. */
export const noOverride = {
  name: '',
  targetMajor: undefined,
  story: '',
  image: '',
  url: '',
  donateUrl: '',
}

/** A recorded request. */
export interface PlatformRequest {
  readonly path: string
  /** Query parameters; of repeated ones, the last. */
  readonly query: Readonly<Record<string, string>>
  /** Variables of a GraphQL query; empty for other requests. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** Creates a platform stub that records requests. `answer` returns the response body, or a status for an empty response. */
export function recordingPlatform(answer: (request: PlatformRequest) => unknown): {
  platform: PlatformAdapter
  requests: PlatformRequest[]
} {
  const requests: PlatformRequest[] = []
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const { variables = {} } = text === '' ? {} : JSON.parse(text)
      const asked = { path: pathname, query: Object.fromEntries(searchParams), variables }
      requests.push(asked)
      const value = answer(asked)
      return typeof value === 'number'
        ? new Response('', { status: value })
        : Response.json(value ?? {})
    },
  })
  return { platform: createDefaultAdapter(platform), requests }
}

/** Creates project items with the same settings, except for items that have their own. */
export function itemsOf(
  ids: readonly (string | CountedItem)[],
  { excludeOffline = false, excludeTeamIds = [] }: Partial<ExcludeSettings> = {},
): CountedItem[] {
  return ids.map((id) => (typeof id === 'string' ? { id, excludeOffline, excludeTeamIds } : id))
}
