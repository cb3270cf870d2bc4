import { toMinor } from '@milepost/measures'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as platformPackage from '../index.ts'
import * as wire from '../testing/wire.test-kit.ts'
import { declaredResults } from './declared-types.test-kit.ts'
import { testPlatform } from '../request/server.test-kit.ts'

const context = testPlatform()

const parsers: Record<string, (value: unknown) => unknown> = {
  parseCampaign: (value) => platformPackage.parseCampaign(context, value),
  parseDonation: platformPackage.parseDonation,
  parseDonationFeedRow: platformPackage.parseDonationFeedRow,
  parseDonationTotals: platformPackage.parseDonationTotals,
  parseGraphLeaderboardRow: (value) => platformPackage.parseGraphLeaderboardRow(context, value),
  parseEventLeaderboardRow: (value) => platformPackage.parseEventLeaderboardRow(context, value),
  parseLeaderboardDefinition: platformPackage.parseLeaderboardDefinition,
  parseTagLeaderboardRow: (value) =>
    platformPackage.parseTagLeaderboardRow(context, value, { unit: 'gbp', currency: 'GBP' }),
  parseLeaderboardRow: (value) => platformPackage.parseLeaderboardRow(context, value),
  parseFitnessActivity: platformPackage.parseFitnessActivity,
  parseMetadata: platformPackage.parseMetadata,
  parsePageFitness: platformPackage.parsePageFitness,
  parseSearchRow: (value) => platformPackage.parseSearchRow(context, value),
  parseTeamFitness: (value) => platformPackage.parseTeamFitness(context, value),
  parseTimelineEntry: platformPackage.parseTimelineEntry,
  parseCampaignTeam: (value) => platformPackage.parseCampaignTeam(context, value),
  parseTeam: (value) => platformPackage.parseTeam(context, value),
  parseTeamMember: (value) => platformPackage.parseTeamMember(context, value),
  parseTeamPage: (value) => platformPackage.parseTeamPage(context, value),
  parseDonationListRow: platformPackage.parseDonationListRow,
  parsePage: (value) => platformPackage.parsePage(context, value),
  parsePagesBulkRow: (value) => platformPackage.parsePagesBulkRow(context, value),
  parsePageSummary: (value) => platformPackage.parsePageSummary(context, value),
  parseSession: (value) => platformPackage.parseSession(context, value),
  parseTag: platformPackage.parseTag,
  parseTotals: platformPackage.parseTotals,
  parseUser: platformPackage.parseUser,
}

// Realistic responses, whose fields are replaced with random values.
const believable = [
  wire.createCampaignWire(),
  wire.createDonationWire(),
  wire.createDonationFeedRowWire(),
  wire.createGraphLeaderboardRowWire(),
  wire.createLeaderboardPageRowWire(),
  wire.createLeaderboardTeamRowWire(),
  wire.createPageWire(),
  wire.createPagesBulkRowWire(),
  wire.createPageSummaryWire(),
  wire.createTagWire(),
  wire.createTotalsRecordsWire(),
  wire.createSessionWire(),
  { ...wire.createTeamWire(), fitness: wire.teamFitnessWire() },
  wire.createTeamMemberWire(),
  wire.teamPageNodeWire(),
  wire.createCampaignTeamNodeWire(),
  wire.pageFitnessWire(),
  wire.fitnessActivityWire(),
  wire.teamFitnessWire(),
  wire.createTimelineEntryWire(),
  wire.searchRowWire(),
  [wire.metadataRowWire()],
  wire.createEventLeaderboardRowWire(),
  wire.leaderboardDefinitionWire(),
  wire.createTagLeaderboardRowWire(),
  wire.createAccountWire(),
  wire.userInfoWire(),
]

const awkward = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
  fc.constantFrom('NaN', 'Infinity', '-0', '/Date(NaN)/', '/Date(9e99)/', '\uD800', '[[[', -0),
)

/** A realistic response in which some fields, at any depth, are replaced or missing. */
const disturbed = fc
  .tuple(fc.constantFrom(...believable), fc.infiniteStream(awkward), fc.infiniteStream(fc.nat(5)))
  .map(([answer, values, chances]) => disturb(answer, values, chances))

function disturb(value: unknown, values: Iterator<unknown>, chances: Iterator<number>): unknown {
  const chance: unknown = chances.next().value
  if (chance === 0) return values.next().value
  if (chance === 1 && typeof value === 'object') return undefined
  if (Array.isArray(value)) return value.map((item) => disturb(item, values, chances))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, disturb(item, values, chances)]),
  )
}

it('has a case for every parser', () =>
  expect(Object.keys(parsers).toSorted()).toEqual(
    Object.keys(platformPackage)
      .filter((name) => name.startsWith('parse'))
      .toSorted(),
  ))

// Generated once, because generating is slower than parsing.
const seed = fc.readConfigureGlobal().seed ?? Date.now()
const values: readonly unknown[] = fc.sample(fc.oneof(awkward, fc.jsonValue(), disturbed), {
  numRuns: fuzzRuns(3000, 100_000),
  seed,
})
const believableValues = fc.sample(disturbed, { numRuns: fuzzRuns(500), seed })

const declared = declaredResults()

it('detects a wrong type, a missing field and an additional field', () => {
  const check = declared('parsePage')
  const page = platformPackage.parsePage(context, wire.createPageWire())
  expect(check(page)).toBeUndefined()
  const { story: _story, ...others } = page
  expect([
    check({ ...page, raised: NaN }),
    check({ ...page, name: undefined }),
    check({ ...page, active: 'yes' }),
    check({ ...page, tags: [{ value: 'x' }] }),
    check({ ...page, segmentation: { branch: 7 } }),
    check({ ...page, extra: 1 }),
    check(null),
  ]).toEqual(Array.from({ length: 7 }, () => expect.any(String) as string))
  expect(check({ ...others, slug: 7 })).toContain('.slug')
})

/** The non-empty fields of an entity. */
function said(value: unknown): unknown {
  const isGroup = typeof value === 'object' && value !== null
  if (!isGroup) return value || undefined
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const inside = said(item)
    return inside === undefined ? [] : [[key, inside] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

describe('a parser', () => {
  const www = 'http://platform.test/www'
  const noPage = { donationUrl: `${www}/fundraising//donate`, url: `${www}/fundraising/` }
  const noPicture = 'http://platform.test/services/v1/justgiving/pages/'
  const page = {
    ...noPage,
    active: true,
    adminUrl: '/fundraising-edit/',
    donateQrCodeImage: `${noPicture}/qrcode?link=${encodeURIComponent(noPage.donationUrl)}`,
    image: `${noPicture}/image?template=CrowdfundingOwnerAvatar`,
    type: 'individual',
  }
  const team = { includeTeamsOffline: true, url: `${www}/team/` }
  const donation = { anonymous: true, isAmountHidden: true }
  const defaults: Partial<Record<keyof typeof parsers, unknown>> = {
    parseCampaign: {
      donateUrl: 'http://platform.test/link/v1/campaign/donate/campaignGuid/',
      getStartedUrl: `${www}/fundraising-page/creation`,
      url: `${www}/campaign/`,
    },
    parseCampaignTeam: team,
    parseDonation: donation,
    parseDonationFeedRow: donation,
    parseEventLeaderboardRow: noPage,
    parseFitnessActivity: { source: 'fitness' },
    parseGraphLeaderboardRow: noPage,
    parseDonationListRow: donation,
    parsePage: page,
    parsePagesBulkRow: page,
    parsePageSummary: page,
    parseSearchRow: page,
    parseSession: { expiresAt: '2025-06-01T00:10:00.000Z' },
    parseTagLeaderboardRow: {
      currency: 'GBP',
      currencySymbol: '£',
      money: { currency: 'GBP' },
      unit: 'gbp',
    },
    parseTeam: team,
    parseTeamMember: page,
    parseTeamPage: { ...noPage, type: 'individual' },
    parseUser: { countryCode: 'GB' },
  }

  it.each(Object.entries(parsers))('says nothing more after %s', (name, parse) => {
    for (const nothing of [{}, [], null, undefined, 'x', 7])
      expect(said(parse(nothing))).toEqual(defaults[name])
  })
})

describe.each(Object.entries(parsers))('%s', (name, parse) => {
  it('never throws and returns exactly the declared type, without NaN, for random values', () => {
    const check = declared(name)
    const faults = new Set(values.flatMap((value) => check(parse(value)) ?? []))
    expect([...faults].slice(0, 9), `seed ${seed}`).toEqual([])
  })

  it('returns equal money in minor and major units', () => {
    const faults = values.flatMap((value) => {
      const entity = Object(parse(value)) as Record<string, number>
      return Object.entries(Object(entity['money']) as object).filter(([field, minor]) => {
        const name = field.replace(/Minor$/, '')
        const major = entity[name] ?? entity[`${name}Amount`] ?? Number.NaN
        // Above 2^46, major units are not precise to the penny.
        const isExact = Math.abs(minor as number) < 2 ** 46
        return name !== field && isExact && minor !== toMinor(major, '')
      })
    })
    expect(faults.slice(0, 9), `seed ${seed}`).toEqual([])
  })

  it('returns values that JSON preserves', () => {
    for (const value of believableValues) {
      const text = JSON.stringify(parse(value))
      expect(text === undefined ? undefined : JSON.stringify(JSON.parse(text))).toBe(text)
    }
  })
})
