import { describe, expect, it } from 'vitest'
import { englishMessages } from '../messages/site-messages.ts'
import { type TotalMoney, toTotal } from './total.ts'
import { toBreakdownView } from './total-figures.ts'

const asOf = new Date('2026-06-15T12:00:00Z')
const money: TotalMoney = {
  currency: 'GBP',
  raisedMinor: 10_750,
  offlineMinor: 1500,
  targetMinor: 0,
  donationCount: 2,
  exclusions: [],
}

function viewOf(given: Partial<TotalMoney> = {}, ageMs = 0, country = 'gb') {
  return toBreakdownView(toTotal({ ...money, ...given }, { asOf, isLastGood: false }), {
    now: new Date(asOf.getTime() + ageMs),
    messages: { ...englishMessages, language: 'en-GB' },
    country,
  })
}

describe('toAddsUpView', () => {
  it('lists the parts, their sum, and the time in the country’s time zone', () => {
    expect(viewOf()).toEqual({
      title: 'How this adds up',
      lines: [
        '£92.50 given online',
        '£15 given offline',
        '£107.50 in total',
        'Last updated 15 June 2026 at 13:00 BST.',
      ],
    })
    expect(viewOf({}, 0, 'nz')?.lines.at(-1)).toContain('16 June 2026 at 00:00')
  })

  it('names the eight largest shares, and adds up the others', () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Page ${at + 1}`, amountMinor: 900 - at }))
    expect(viewOf({ items: pages(2) })?.lines[3]).toBe(
      'This is made up of Page 1 (£9), Page 2 (£8.99) and others (£89.51).',
    )
    expect(viewOf({ items: pages(11) })?.lines[3]).toMatch(
      /Page 8 \(£8\.93\) and others \(£35\.78\)\.$/,
    )
  })

  it('lists the exclusions with their reasons', () => {
    const all = ['offline', 'offlineUntold', 'teams', 'otherCurrency'] as const
    expect(viewOf({ exclusions: all })?.lines.slice(3, -1)).toEqual([
      'Offline donations aren’t included.',
      'Offline donations aren’t included because we don’t have a total for them.',
      'Some teams aren’t included.',
      'Donations in other currencies aren’t included.',
    ])
  })

  it('is undefined before the first donation', () => {
    const nothing = { raisedMinor: 0, offlineMinor: 0 }
    expect(viewOf({ ...nothing, donationCount: 0 })).toBeUndefined()
    expect(viewOf({ ...nothing, donationCount: undefined })).toBeUndefined()
    expect(viewOf({ ...nothing, donationCount: 1 })?.lines[0]).toBe('£0 given online')
  })
})
