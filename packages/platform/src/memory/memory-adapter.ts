import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { basicEnvironment } from '../environment/basic-environment.ts'
import { memoryAccounts } from './memory-accounts.ts'
import { memoryCampaigns } from './memory-campaigns.ts'
import { memoryDonations } from './memory-donations.ts'
import { memoryLinks } from './memory-links.ts'
import { memoryPageEditing } from './memory-page-editing.ts'
import { memoryPages } from './memory-pages.ts'
import { createMemoryState, type MemoryState } from './memory-state.ts'
import { type MemoryGift, recordGift } from './record-gift.ts'
import type { MemoryDonation, MemoryWorld } from './memory-world.ts'

/** What a platform in memory is made with; every part has a default. */
export interface MemoryOptions {
  /** Of the addresses that it gives, such as `https://giving.example`. @default 'https://memory.example' */
  origin?: string | undefined
  /** Milliseconds since 1970. @default the machine's clock */
  now?: (() => number) | undefined
  /** A number from 0 up to 1, of which ids and tokens are made. @default the machine's, hard to guess */
  random?: (() => number) | undefined
  /** How long a session lasts, in milliseconds. @default one hour */
  sessionMs?: number | undefined
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
 * A platform in memory: campaigns, pages, gifts, accounts, and the editing of pages. No teams, no fitness, no tags, no
 * metadata, no images and no reports: these groups are missing. It forgets what was done to it when the process ends, and
 * keeps passwords as they are: for demonstrations and tests.
 *
 * @param world - what it knows when it starts; it is not changed
 */
export function memoryAdapter(world: MemoryWorld, options: MemoryOptions = {}): MemoryAdapter {
  const { origin = 'https://memory.example', now = Date.now } = options
  const state = createMemoryState(world, {
    environment: basicEnvironment('memory', origin),
    clock: { now },
    random: options.random ?? secureRandom,
    sessionMs: options.sessionMs ?? 3_600_000,
  })
  return adapterFor(state, undefined)
}

function adapterFor(state: MemoryState, token: string | undefined): MemoryAdapter {
  return {
    name: 'memory',
    withToken: (next) => adapterFor(state, next),
    accounts: memoryAccounts(state, token),
    campaigns: memoryCampaigns(state),
    donations: memoryDonations(state),
    give: (gift) => recordGift(state, gift),
    links: memoryLinks(state),
    pageEditing: memoryPageEditing(state, token),
    pages: memoryPages(state),
  }
}

function secureRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
