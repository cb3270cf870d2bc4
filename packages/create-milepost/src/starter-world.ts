import type { WorldFile } from '@milepost/sandbox'
import type { SiteDetails } from './site-details.ts'

/** Returns the sandbox's world: a campaign of the charity, a supporter with a page, and a few donations. */
export function createStarterWorld(details: SiteDetails): WorldFile {
  const { name, key, campaignId, charityId, currency, country } = details
  const donation = (amount: number, daysAgo: number, from?: string, message?: string) => ({
    amount: amount * getDonationUnit(currency),
    daysAgo,
    from,
    message,
  })
  return {
    charity: { id: charityId, name, description: '', registrationNumber: '' },
    campaign: {
      id: campaignId,
      name: `Raise money for ${name}`,
      slug: `${key}-appeal`,
      summary: '',
      story: '',
      target: 1000 * getDonationUnit(currency),
    },
    currency,
    country,
    supporters: [{ firstName: 'Alex', lastName: 'Taylor', email: `alex@${key}.example` }],
    pages: [
      {
        slug: `alex-for-${key}`.slice(0, 60),
        title: `Alex for ${name}`,
        owner: `alex@${key}.example`,
        story: `<p>I’m raising money for ${escapeHtml(name)}. Thank you for helping!</p>`,
        target: 500 * getDonationUnit(currency),
        donations: [
          donation(25, 9, 'Sam', 'Well done, Alex!'),
          donation(10, 6),
          donation(50, 2, 'Jo and Chris', 'For a good cause.'),
        ],
      },
    ],
    donations: [donation(100, 12, 'A neighbour'), donation(20, 4)],
  }
}

/** Currencies with a small unit, in which a donation of 10 is unusually low. */
const smallUnitCurrencies = new Set([
  'CLP',
  'COP',
  'HUF',
  'IDR',
  'INR',
  'JPY',
  'KES',
  'KRW',
  'NGN',
  'PHP',
  'PKR',
  'THB',
  'VND',
])

function getDonationUnit(currency: string): number {
  return smallUnitCurrencies.has(currency) ? 100 : 1
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
