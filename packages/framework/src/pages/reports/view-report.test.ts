import { summariseTotals } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import type {
  ProjectReport,
  Report,
  ReportFilter,
  ReportDonation,
  ReportPage,
  ReportTeam,
} from './read-report.ts'
import { toReportView as toReportViewIn } from './view-report.ts'

const all = { from: '', to: '', project: '' }
const toReportView = (report: Report, filter: ReportFilter) => toReportViewIn(report, filter, 'UTC')

function gift(
  day: string,
  amountMinor: number,
  more: Partial<ReportDonation> = {},
): ReportDonation {
  return {
    id: `${day}-${amountMinor}`,
    atMs: Date.parse(`${day}T12:00:00Z`),
    amountMinor,
    isAmountHidden: false,
    currency: 'GBP',
    donor: 'Sam',
    message: undefined,
    page: 'sam',
    project: 'a',
    ...more,
  }
}

function project(id: string, gifts: ReportDonation[], more: Partial<ProjectReport> = {}) {
  return {
    project: { kind: 'campaign' as const, id, name: id, excludeOffline: false, excludeTeamIds: [] },
    currency: 'GBP',
    gifts,
    giftCount: gifts.length,
    raisedMinor: gifts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    pages: [],
    hasMorePages: false,
    teams: [],
    fitness: { ...summariseTotals([]), walkCount: 2 },
    ...more,
  }
}

const report = (...projects: ProjectReport[]) => ({ readAtMs: 0, currency: 'GBP', projects })

describe('toReportView', () => {
  it('contains every day between the first and the last, including those without donations [S1.10]', () => {
    const view = toReportView(
      report(
        project('a', [gift('2026-06-03', 500), gift('2026-06-01', 100), gift('2026-06-03', 1)]),
      ),
      all,
    )
    expect(view.daysPerPeriod).toBe(1)
    expect(view.periods).toEqual([
      { day: '2026-06-01', amountMinor: 100, giftCount: 1 },
      { day: '2026-06-02', amountMinor: 0, giftCount: 0 },
      { day: '2026-06-03', amountMinor: 501, giftCount: 2 },
    ])
    expect(view.gifts.map(({ amountMinor }) => amountMinor)).toEqual([500, 1, 100])
  })

  it('shows one project or all of them', () => {
    const two = report(
      project('a', [gift('2026-06-01', 100)]),
      project('b', [gift('2026-06-02', 900)]),
    )
    expect(toReportView(two, all).raisedMinor).toBe(1000)
    expect(toReportView(two, all).fitness.walkCount).toBe(4)
    expect(toReportView(two, { ...all, project: 'b' }).raisedMinor).toBe(900)
  })

  it('shows the share of each project, also between two dates', () => {
    const two = report(
      project('a', [gift('2026-06-01', 100), gift('2026-06-02', 7)], { raisedMinor: 5000 }),
      project('b', [gift('2026-06-02', 900)], { raisedMinor: 9000 }),
      project('c', [gift('2026-06-02', 3), gift('2026-06-02', 5, { currency: 'USD' })], {
        currency: 'USD',
      }),
    )
    const shares = (from: string) =>
      toReportView(two, { ...all, from }).shares.map(({ name, amountMinor }) => [name, amountMinor])
    expect(shares('')).toEqual([
      ['b', 9000],
      ['a', 5000],
    ])
    expect(shares('2026-06-02')).toEqual([
      ['b', 900],
      ['a', 7],
      ['c', 3],
    ])
    expect(toReportView(two, { ...all, from: '2026-06-02' }).raisedMinor).toBe(910)
  })

  it('uses the platform’s totals if it returns fewer donations than it counted', () => {
    const view = toReportView(
      report(project('a', [gift('2026-06-01', 100)], { giftCount: 5000, raisedMinor: 7_000_000 })),
      all,
    )
    expect(view).toMatchObject({ giftCount: 5000, raisedMinor: 7_000_000, hasMoreGifts: true })
  })

  it('counts the same donations as its total', () => {
    const gifts = [
      gift('2026-06-01', 100),
      gift('2026-06-01', 999, { currency: 'USD' }),
      gift('2026-06-01', 0, { isAmountHidden: true }),
    ]
    const two = report(
      project('a', gifts, { raisedMinor: 150 }),
      project('b', [gift('2026-06-01', 70, { currency: 'USD' })], { currency: 'USD' }),
    )
    expect(toReportView(two, all)).toMatchObject({ raisedMinor: 150, giftCount: 2 })
    expect(toReportView(two, { ...all, from: '2026-06-01' })).toMatchObject({
      raisedMinor: 100,
      giftCount: 1,
      periods: [{ amountMinor: 100, giftCount: 1 }],
    })
  })

  it('has no chart without donations', () =>
    expect(toReportView(report(), all)).toMatchObject({
      periods: [],
      giftCount: 0,
      raisedMinor: 0,
    }))
})

describe('the tables of a report', () => {
  const page = (slug: string, raisedMinor: number) => ({ slug, raisedMinor }) as ReportPage
  const team = (slug: string, raisedMinor: number) => ({ slug, raisedMinor }) as ReportTeam
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)

  it('list the latest donation first, and undated ones last', () => {
    const gifts = [
      gift('2026-06-02', 1),
      gift('x', 2, { atMs: undefined }),
      gift('2026-06-03', 3),
      gift('2026-06-01', 4),
    ]
    const view = toReportView(report(project('a', gifts)), all)
    expect(view.gifts.map(({ amountMinor }) => amountMinor)).toEqual([3, 1, 4, 2])
    expect(view.periods).toHaveLength(3)
    expect(view.giftCount).toBe(4)
  })

  it('list the pages or teams that raised most first, those in the first project’s currency before others', () => {
    const view = toReportView(
      report(
        project('a', [], { pages: [page('ann', 5), page('bob', 50)], teams: [team('t', 1)] }),
        project('b', [], {
          currency: 'EUR',
          raisedMinor: 900,
          pages: [page('eve', 900)],
          teams: [team('e', 900)],
        }),
        project('c', [], {
          raisedMinor: 7,
          pages: [page('cat', 20)],
          teams: [team('u', 3), team('v', 2)],
          hasMorePages: true,
        }),
      ),
      all,
    )
    expect(slugs(view.pages)).toEqual(['bob', 'cat', 'ann'])
    expect(slugs(view.teams)).toEqual(['u', 'v', 't'])
    expect(view).toMatchObject({ currency: 'GBP', raisedMinor: 7, hasMorePages: true })
  })

  it('mention further donations only if a visible project has them', () => {
    const two = report(
      project('a', [gift('2026-06-01', 1)]),
      project('b', [gift('2026-06-01', 1)], { giftCount: 2, hasMorePages: true }),
    )
    expect(toReportView(two, all)).toMatchObject({ hasMoreGifts: true, hasMorePages: true })
    expect(toReportView(two, { ...all, project: 'a' })).toMatchObject({
      hasMoreGifts: false,
      hasMorePages: false,
    })
  })
})

describe('the days of a report', () => {
  const days = ['2026-06-01', '2026-06-02', '2026-06-03']
  const june = report(
    project('a', [...days.map((day) => gift(day, 100)), gift('x', 100, { atMs: undefined })], {
      giftCount: 5000,
      raisedMinor: 7_000_000,
    }),
  )

  it.each([
    ['2026-06-02', '', ['2026-06-03', '2026-06-02']],
    ['', '2026-06-02', ['2026-06-02', '2026-06-01']],
    ['2026-06-02', '2026-06-02', ['2026-06-02']],
  ])('between %j and %j contain the donations of those days', (from, to, expected) => {
    const view = toReportView(june, { ...all, from, to })
    expect(view.gifts.map(({ atMs }) => new Date(atMs ?? 0).toISOString().slice(0, 10))).toEqual(
      expected,
    )
    expect([view.giftCount, view.raisedMinor]).toEqual([expected.length, expected.length * 100])
  })

  it('are shown individually up to 45, and by week from 46', () => {
    const over = (last: string) =>
      toReportView(report(project('a', [gift('2026-01-01', 1), gift(last, 2)])), all)
    const daily = over('2026-02-14')
    expect([daily.daysPerPeriod, daily.periods.length]).toEqual([1, 45])
    const weekly = over('2026-02-15')
    expect(weekly.daysPerPeriod).toBe(7)
    expect(weekly.periods.map(({ day }) => day)).toEqual(
      '2026-01-01 2026-01-08 2026-01-15 2026-01-22 2026-01-29 2026-02-05 2026-02-12'.split(' '),
    )
    expect(weekly.periods.at(-1)).toMatchObject({ amountMinor: 2, giftCount: 1 })
  })

  it('are those of the site’s time zone, as on receipts and in streaks', () => {
    const early = gift('', 100, { atMs: Date.parse('2026-05-31T23:00:00Z') })
    const late = gift('', 10, { atMs: Date.parse('2026-06-01T14:30:00Z') })
    const first = { ...all, from: '2026-06-01', to: '2026-06-01' }
    const inSydney = toReportViewIn(report(project('a', [early, late])), first, 'Australia/Sydney')
    expect([inSydney.raisedMinor, inSydney.periods]).toEqual([
      100,
      [{ day: '2026-06-01', amountMinor: 100, giftCount: 1 }],
    ])
    expect(toReportView(report(project('a', [early, late])), first).raisedMinor).toBe(10)
  })
})

describe('the average donation', () => {
  const hidden = gift('2026-06-02', 0, { isAmountHidden: true })
  const dollars = gift('2026-06-02', 999, { currency: 'USD' })
  const gifts = [gift('2026-06-02', 1000), gift('2026-06-03', 3000), hidden, dollars]
  // £5,000 were given offline.
  const june = report(project('a', gifts, { giftCount: 4, raisedMinor: 504_000 }))

  it('is that of the listed donations with a known amount, with and without dates', () => {
    for (const filter of [all, { ...all, from: '2026-06-01' }]) {
      expect(toReportView(june, filter)).toMatchObject({
        averageMinor: 2000,
        hiddenCount: 1,
        otherCurrencyCount: 1,
      })
    }
  })

  it('is undefined without a known amount', () =>
    expect(toReportView(report(project('a', [hidden])), all).averageMinor).toBeUndefined())
})
