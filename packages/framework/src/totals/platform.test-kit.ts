import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { defaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import {
  donationFeedWire,
  pagesBulkRowWire,
  teamMemberWire,
  totalsRecordWire,
} from '@milepost/platform/testing'
import type { CountedItem, ExcludeSettings } from './left-out.ts'

/** The guid of a record by its number. */
export function guidOf(number: number): string {
  return `5f1f0a2e-8c3b-4a7d-9e21-${String(number).padStart(12, '0')}`
}

/** A supporter's page in the answer to several pages' guids; its online total in major units. */
export function pageRow(number: number, slug: string, online: number, more = {}) {
  return pagesBulkRowWire({
    pageId: number,
    pageGuid: guidOf(number),
    shortName: slug,
    title: `Page of ${slug}`,
    totalRaisedOnline: online,
    totalRaisedOffline: 0,
    target: 100,
    ...more,
  })
}

/** Answers requests with this path ending. */
export function answerAt(ending: string, value: unknown) {
  return ({ path }: PlatformRequest) => (path.endsWith(ending) ? value : undefined)
}

/** Creates a donation feed with a count and a sum in major units. */
export function feedOf(
  totalResults: number,
  { totalAmount = 1, currencyCode = 'GBP', results = [] as object[] } = {},
) {
  return donationFeedWire({
    meta: { totalAmount, totalResults, currencyCode },
    results: results as never,
  })
}

/** Returns the slugs of a reading. */
export function slugsOf(reading: { value: readonly { slug: string }[] } | undefined) {
  return reading?.value.map(({ slug }) => slug)
}

/** Returns the slugs of a reading with one field of each row. */
export function slugsWith<Key extends string>(
  figure: Key,
  reading: { value: readonly ({ slug: string } & { [key in Key]?: unknown })[] } | undefined,
) {
  return reading?.value.map((row) => [row.slug, row[figure]])
}

/** Creates a totals record with one amount. */
export function recordOf(measurementDomain: string, value: number, unit: string) {
  return totalsRecordWire({ measurementDomain, amounts: [{ value, unit }] })
}

/** A member of a team by the guid and slug of the member's page. */
export function memberOf(fundraisingPageGuid: string, fundraisingPageShortName: string) {
  return teamMemberWire({ fundraisingPageGuid, fundraisingPageShortName })
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
  /** The query's parameters, each name once. */
  readonly query: Readonly<Record<string, string>>
  /** The variables of a GraphQL query; empty for other requests. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** A platform stub that records requests. `answer` returns the body, or a status for an empty response. */
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
  return { platform: defaultAdapter(platform), requests }
}

/** Items of a project, with the same settings but for those that have their own. */
export function itemsOf(
  ids: readonly (string | CountedItem)[],
  { excludeOffline = false, excludeTeamIds = [] }: Partial<ExcludeSettings> = {},
): CountedItem[] {
  return ids.map((id) => (typeof id === 'string' ? { id, excludeOffline, excludeTeamIds } : id))
}
