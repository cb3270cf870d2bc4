import type { PageContext } from '../pages/page-context.ts'
import { parseJson } from '../request/parse-json.ts'
import type {
  MemoryCampaign,
  MemoryCharity,
  MemoryDonation,
  MemoryPage,
  MemorySupporter,
  MemoryWorld,
} from './memory-world.ts'

/** A signed-in supporter. */
export interface MemorySession {
  token: string
  /** undefined once it was used. */
  refreshToken: string | undefined
  /** The supporter's guid. */
  supporter: string
  expiresMs: number
}

/** What a platform in memory knows now, and what it is made with. */
export interface MemoryState extends PageContext {
  readonly charities: MemoryCharity[]
  readonly campaigns: MemoryCampaign[]
  readonly supporters: MemorySupporter[]
  readonly pages: MemoryPage[]
  readonly donations: MemoryDonation[]
  readonly sessions: MemorySession[]
  /** A number from 0 up to 1. */
  readonly random: () => number
  readonly sessionMs: number
}

/** A state of its own: what is done to it does not touch the world that it is made from. */
export function createMemoryState(
  world: MemoryWorld,
  made: Pick<MemoryState, 'environment' | 'clock' | 'random' | 'sessionMs'>,
): MemoryState {
  return {
    ...made,
    charities: world.charities.map(copyWithCleanTexts),
    campaigns: world.campaigns.map(inUpperCase),
    supporters: world.supporters.map(copyWithCleanTexts),
    pages: world.pages.map(inUpperCase),
    donations: world.donations.map(copyWithCleanTexts),
    sessions: [],
  }
}

/** Currency codes are compared as they are. */
function inUpperCase<Row extends { currency: string }>(row: Row): Row {
  return { ...copyWithCleanTexts(row), currency: row.currency.toUpperCase() }
}

/** A copy whose texts a page can carry, as answers of the default platform are read. */
export function copyWithCleanTexts<Row extends object>(row: Row): Row {
  return parseJson(JSON.stringify(row)) as Row
}

/** The id of the next row: a number more than the highest. */
export function nextId(rows: readonly { id: string }[]): string {
  return String(rows.reduce((highest, { id }) => Math.max(highest, Number(id) || 0), 0) + 1)
}
