import { expect, it } from 'vitest'
import { englishMessages } from '../messages/site-messages.ts'
import { toProgressView } from './total-figures.ts'

const input = {
  raisedMinor: 15_512_050,
  targetMinor: 25_000_000,
  donationCount: 3012,
  currency: 'GBP',
  country: 'gb',
  messages: englishMessages,
}

it('describes progress before the target', () =>
  expect(toProgressView(input)).toEqual({
    raised: '£155,120.50',
    target: '£250,000',
    barPercent: 62,
    percentText: '62% of the target',
    ofTarget: 'of £250,000',
    donations: '3,012 donations',
    raisedLabel: 'raised',
    barLabel: 'Raised so far',
  }))

it('says when the target is reached, and by how much it was passed', () => {
  expect(toProgressView({ ...input, raisedMinor: 25_000_000 }).ofTarget).toBe(
    'of £250,000 · Target reached!',
  )
  expect(toProgressView({ ...input, raisedMinor: 30_000_000 })).toMatchObject({
    ofTarget: 'of £250,000 · Target passed: 120%!',
    barPercent: 100,
    percentText: undefined,
  })
})

it('shows a text instead of an empty bar and a count of 0 before the first donation', () => {
  const nothing = { ...input, raisedMinor: 0, donationCount: 0 }
  expect(toProgressView(nothing)).toMatchObject({
    beforeFirst: { text: 'Be the first to give', target: 'The target is £250,000' },
    donations: undefined,
  })
  expect(toProgressView({ ...nothing, targetMinor: 0, isOpen: false }).beforeFirst).toEqual({
    text: 'No donations yet',
  })
})

it('shows the time of stale totals', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const asOf = new Date('2026-06-01T11:40:00Z')
  expect(toProgressView({ ...input, lastGood: { asOf, now } }).asOf).toBe('Updated 20 minutes ago')
})
