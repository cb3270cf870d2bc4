import type { MemoryDonation, MemoryPage, MemorySeed } from './memory-seed.ts'

function page(id: number, slug: string, more: Partial<MemoryPage> = {}): MemoryPage {
  return {
    id: String(id),
    uuid: `p-${id}`,
    slug,
    name: `Page of ${slug}`,
    owner: 'u-1',
    charity: '1',
    campaign: 'c-1',
    event: '71',
    currency: 'GBP',
    targetMinor: 5000,
    createdAt: `2025-01-0${id}T00:00:00.000Z`,
    ...more,
  }
}

function donation(id: number, to: number | undefined, amountMinor: number): MemoryDonation {
  return {
    id: String(id),
    page: to === undefined ? undefined : String(to),
    amountMinor,
    createdAt: '2025-02-01T00:00:00.000Z',
  }
}

/** Two charities, two campaigns in two currencies, two supporters and six pages, of which one is cancelled. */
export const smallSeed: MemorySeed = {
  charities: [
    { id: '1', name: 'Herons' },
    { id: '2', name: 'Bitterns' },
  ],
  campaigns: [
    {
      id: 'c-1',
      slug: 'wade',
      name: 'Wade',
      charity: '1',
      event: '71',
      currency: 'gbp',
      targetMinor: 100,
    },
    {
      id: 'c-2',
      slug: 'boom',
      name: 'Boom',
      charity: '2',
      event: '72',
      currency: 'EUR',
      targetMinor: 100,
    },
  ],
  supporters: [
    {
      id: '1',
      uuid: 'u-1',
      firstName: 'Ada',
      lastName: 'Lark',
      email: 'ada@kit.example',
      password: 'seven-herons',
    },
    {
      id: '2',
      uuid: 'u-2',
      firstName: 'Ben',
      lastName: '',
      email: 'ben@kit.example',
      password: 'seven-bitterns',
      country: 'Ireland',
    },
  ],
  pages: [
    page(1, 'ada', { offlineMinor: 500 }),
    page(2, 'lesser'),
    page(3, 'even'),
    page(4, 'gone', { status: 'Cancelled' }),
    page(5, 'abroad', {
      campaign: 'c-2',
      charity: '2',
      event: '72',
      currency: 'EUR',
      owner: 'u-2',
    }),
    page(6, 'nobody', { owner: 'u-9', campaign: undefined, event: undefined }),
  ],
  donations: [
    donation(1, 1, 1000),
    donation(2, 2, 700),
    donation(3, 3, 700),
    donation(4, 4, 300),
    donation(5, 5, 900),
    donation(6, 6, 50),
    donation(7, 1, 200),
  ],
}
