import type { Donation } from '@milepost/platform'
import { createPageDonationsWire, createPageWire } from '@milepost/platform/testing'
import { LRUCache } from 'lru-cache'
import { describe, expect, it, vi } from 'vitest'
import { englishMessages } from '../../messages/site-messages.ts'
import type { Project } from '../../totals/project.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { platformOf, scopeOf } from '../section/slice.test-kit.ts'
import { createRenderFacts } from '@milepost/server'
import {
  invalidateTotals,
  invalidateDonationTotals,
  readReceipt,
  toReceiptView,
} from './receipt.server.ts'

const now = new Date('2026-06-15T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

function gift(createdAt: string | undefined, id = '7'): Donation {
  return {
    id,
    amount: 50,
    anonymous: false,
    charity: undefined,
    createdAt,
    currency: 'GBP',
    donationRef: undefined,
    event: undefined,
    message: 'Well walked',
    money: { amountMinor: 5000, currency: 'GBP' },
    name: 'Holly',
    page: 'Maya-Walks',
    status: 'Accepted',
  }
}

function setUp() {
  const invalidate = vi.fn()
  const services = { now: () => now, invalidate, seenDonations: new LRUCache({ max: 10 }) }
  const scope = { services, messages: englishMessages, country: 'gb' } as unknown as PageScope
  return { invalidate, scope }
}

describe('invalidateTotals', () => {
  it('expires the totals that a new donation changes, once', () => {
    const { invalidate, scope } = setUp()
    invalidateTotals(scope, gift(hoursAgo(0)))
    invalidateTotals(scope, gift(hoursAgo(0)))
    expect(invalidate.mock.calls).toEqual([
      [
        {
          keys: new Set(),
          prefixes: new Set(['project:', 'page:maya-walks/', 'page-donations:maya-walks/']),
        },
        now.getTime(),
      ],
    ])
  })

  it.each([hoursAgo(24), hoursAgo(24 * 300), undefined, 'nonsense'])('ignores %s', (createdAt) => {
    const { invalidate, scope } = setUp()
    invalidateTotals(scope, gift(createdAt))
    expect(invalidate).not.toHaveBeenCalled()
  })
})

it('invalidateDonationTotals invalidates what the owner’s first donation changes, for the next page', async () => {
  const { invalidate, scope } = setUp()
  const platform = platformOf({
    '/v1/donation/7': {
      id: 7,
      amount: 10,
      donationDate: `/Date(${now.getTime()}+0000)/`,
      pageShortName: 'maya-walks',
    },
  })
  const services = { ...scope.services, platformFor: () => platform }
  const page = { ...scope, services, facts: createRenderFacts() } as PageScope
  await invalidateDonationTotals(page, '7')
  expect(invalidate).toHaveBeenCalledOnce()
  expect(page.facts.isPrivate).toBe(true)
  await invalidateDonationTotals(page, 'no-such')
  expect(invalidate).toHaveBeenCalledOnce()
})

const given = { name: 'Maya walks', path: '/fundraising/maya-walks', figures: undefined }

/** Scope of a site whose form has custom suggestions. */
function giftScope(platform = platformOf({})): PageScope {
  const scope = { ...scopeOf({ platform }), facts: createRenderFacts() }
  const services = {
    ...scope.services,
    invalidate: vi.fn(),
    seenDonations: new LRUCache({ max: 10 }),
  }
  return { ...scope, services } as unknown as PageScope
}

it('readReceipt names the page that received the donation, with the page’s total', async () => {
  const platform = platformOf({
    '/fundraising/pages/sam-river-mile/donations': createPageDonationsWire(),
    '/fundraising/pages/sam-river-mile': createPageWire(),
  })
  const given = { ...gift(hoursAgo(1)), page: 'sam-river-mile' }
  const receipt = await readReceipt(giftScope(platform), given)
  expect(receipt).toMatchObject({ found: true, text: expect.stringContaining("Sam's River Mile") })
  expect(receipt).toHaveProperty('figures.raised')
})

it('readReceipt explains the total of a donation to the site itself', async () => {
  const summary = { name: 'River Mile', raisedMinor: 9000, offlineMinor: 4000, exclusions: [] }
  const project = {
    currency: async () => 'GBP',
    startUrl: async () => undefined,
    donationTarget: async () => undefined,
    summary: async () => ({ value: summary, asOf: now, isLastGood: false }),
  } as unknown as Project
  const donation = { ...gift(hoursAgo(1)), page: undefined }
  const receipt = await readReceipt({ ...giftScope(), project }, donation)
  expect(receipt).toMatchObject({
    text: expect.stringContaining('River Mile'),
    figures: { addsUp: { lines: expect.arrayContaining([expect.stringContaining('£40')]) } },
  })
})

describe('getReceipt', () => {
  it('reports a new donation to analytics, but no older one', async () => {
    const scope = giftScope()
    const told = (createdAt: string) => toReceiptView(scope, gift(createdAt), given)
    expect(await told(hoursAgo(1))).toMatchObject({
      thanks: 'Thank you, Holly!',
      gift: { id: '7' },
    })
    expect(await told(hoursAgo(30))).toMatchObject({ gift: undefined })
  })

  it('contains what donors need later, and what they can do next', async () => {
    const receipt = await toReceiptView(giftScope(), gift('2026-06-14T23:30:00Z'), given)
    expect(receipt).toMatchObject({
      facts: [
        { label: 'Date', value: '15 June 2026' },
        { label: 'Reference', value: '7' },
      ],
      share: {
        url: expect.stringMatching(/^https?:.*\/fundraising\/maya-walks$/),
        shareTitle: 'I’ve just donated to Maya walks. Will you?',
      },
    })
  })

  it('contains no date if the platform has none', async () => {
    const receipt = await toReceiptView(giftScope(), gift('nonsense'), given)
    expect(receipt).toMatchObject({ facts: [{ label: 'Reference', value: '7' }] })
  })

  it('contains no amount if the donor hid it', async () => {
    const hidden = {
      ...gift(hoursAgo(1)),
      amount: 0,
      money: { amountMinor: 0, currency: 'GBP' },
      isAmountHidden: true,
    }
    const receipt = await toReceiptView(giftScope(), hidden, given)
    expect(receipt).toMatchObject({
      text: expect.stringMatching(/^Your donation to .* has arrived\.$/),
    })
    expect(JSON.stringify(receipt)).not.toContain('£')
  })
})
