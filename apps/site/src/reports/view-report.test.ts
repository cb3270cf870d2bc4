import { summariseTotals } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import type { ProjectReport, Report, ReportGift } from './report.ts'
import { viewReport } from './view-report.ts'

const all = { from: '', to: '', project: '' }

function gift(day: string, amountMinor: number, more: Partial<ReportGift> = {}): ReportGift {
  return {
    id: `${day}-${amountMinor}`,
    atMs: Date.parse(`${day}T12:00:00Z`),
    amountMinor,
    currency: 'GBP',
    donor: 'Sam',
    message: undefined,
    page: 'sam',
    project: 'a',
    ...more,
  }
}

function project(id: string, gifts: ReportGift[], more: Partial<ProjectReport> = {}) {
  return {
    project: { kind: 'campaign' as const, id, name: id },
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

function report(...projects: ProjectReport[]): Report {
  return { readAtMs: 0, currency: 'GBP', projects }
}

describe('viewReport', () => {
  it('adds up every day between the first and the last, quiet ones too [S1.10]', () => {
    const view = viewReport(
      report(
        project('a', [gift('2026-06-03', 500), gift('2026-06-01', 100), gift('2026-06-03', 1)]),
      ),
      all,
    )
    expect(view.stretchDays).toBe(1)
    expect(view.stretches).toEqual([
      { day: '2026-06-01', amountMinor: 100, giftCount: 1 },
      { day: '2026-06-02', amountMinor: 0, giftCount: 0 },
      { day: '2026-06-03', amountMinor: 501, giftCount: 2 },
    ])
    expect(view.gifts.map(({ amountMinor }) => amountMinor)).toEqual([500, 1, 100])
  })

  it('goes by the week where there are many days', () => {
    const view = viewReport(
      report(project('a', [gift('2026-01-01', 100), gift('2026-06-01', 200)])),
      all,
    )
    expect(view.stretchDays).toBe(7)
    expect(view.stretches.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(300)
  })

  it('counts both days of a filter, and only what lies between', () => {
    const gifts = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'].map((day) =>
      gift(day, 100),
    )
    const undated = gift('x', 100, { atMs: undefined })
    const view = viewReport(report(project('a', [...gifts, undated])), {
      ...all,
      from: '2026-06-02',
      to: '2026-06-03',
    })
    expect(view.giftCount).toBe(2)
    expect(view.raisedMinor).toBe(200)
  })

  it('shows one project or all of them', () => {
    const two = report(
      project('a', [gift('2026-06-01', 100)]),
      project('b', [gift('2026-06-02', 900)]),
    )
    expect(viewReport(two, all).raisedMinor).toBe(1000)
    expect(viewReport(two, all).fitness.walkCount).toBe(4)
    expect(viewReport(two, { ...all, project: 'b' }).raisedMinor).toBe(900)
  })

  it('says the platform’s own sums where it gave out fewer gifts than there are', () => {
    const view = viewReport(
      report(project('a', [gift('2026-06-01', 100)], { giftCount: 5000, raisedMinor: 7_000_000 })),
      all,
    )
    expect(view).toMatchObject({ giftCount: 5000, raisedMinor: 7_000_000, hasMoreGifts: true })
  })

  it('never adds up money of two currencies', () => {
    const view = viewReport(
      report(project('a', [gift('2026-06-01', 100), gift('2026-06-01', 999, { currency: 'USD' })])),
      { ...all, from: '2026-06-01' },
    )
    expect(view).toMatchObject({ raisedMinor: 100, otherCurrencyCount: 1 })
    expect(view.stretches[0]?.amountMinor).toBe(100)
  })

  it('has nothing to draw without gifts', () => {
    expect(viewReport(report(), all)).toMatchObject({ stretches: [], giftCount: 0, raisedMinor: 0 })
  })
})
