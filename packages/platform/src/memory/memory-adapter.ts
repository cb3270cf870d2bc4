import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { basicEnvironment } from '../environment/basic-environment.ts'
import { memoryCampaigns } from './memory-campaigns.ts'
import { memoryDonations } from './memory-donations.ts'
import { memoryLinks } from './memory-links.ts'
import { memoryPages } from './memory-pages.ts'
import { createMemoryState } from './memory-state.ts'
import { type MemoryGift, recordGift } from './record-gift.ts'
import type { MemoryDonation, MemoryWorld } from './memory-world.ts'

/** What a platform in memory is made with; every part has a default. */
export interface MemoryOptions {
  /** Of the addresses that it gives, such as `https://giving.example`. @default 'https://memory.example' */
  origin?: string | undefined
  /** Milliseconds since 1970. @default the machine's clock */
  now?: (() => number) | undefined
}

/** A platform in memory, with what a checkout would do. */
export interface MemoryAdapter extends PlatformAdapter {
  /**
   * Records a gift, as a checkout does once it is paid.
   *
   * @returns the gift with its id and its moment
   * @throws {HttpError} 404 for a page or a campaign that does not exist, 400 for an amount that is not a whole number
   *   of minor units above 0
   */
  readonly give: (gift: MemoryGift) => MemoryDonation
}

/**
 * A test double of a fundraising platform: campaigns, pages and donations in memory. The optional groups (accounts, page
 * editing, teams, fitness, tags, metadata, images, reports) are missing.
 *
 * @param world - seed data; it is not changed
 */
export function memoryAdapter(world: MemoryWorld, options: MemoryOptions = {}): MemoryAdapter {
  const { origin = 'https://memory.example', now = Date.now } = options
  const state = createMemoryState(world, {
    environment: basicEnvironment('memory', origin),
    clock: { now },
  })
  const adapter: MemoryAdapter = {
    name: 'memory',
    withToken: () => adapter,
    campaigns: memoryCampaigns(state),
    donations: memoryDonations(state),
    give: (gift) => recordGift(state, gift),
    links: memoryLinks(state),
    pages: memoryPages(state),
  }
  return adapter
}
