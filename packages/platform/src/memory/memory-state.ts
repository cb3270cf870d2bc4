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

/** What a platform in memory knows now, and what it is made with. */
export interface MemoryState extends PageContext {
  readonly charities: MemoryCharity[]
  readonly campaigns: MemoryCampaign[]
  readonly supporters: MemorySupporter[]
  readonly pages: MemoryPage[]
  readonly donations: MemoryDonation[]
}

/** A state of its own: what is done to it does not touch the world that it is made from. */
export function createMemoryState(
  world: MemoryWorld,
  made: Pick<MemoryState, 'environment' | 'clock'>,
): MemoryState {
  return {
    ...made,
    charities: world.charities.map(copyWithCleanTexts),
    campaigns: world.campaigns.map(inUpperCase),
    supporters: world.supporters.map(copyWithCleanTexts),
    pages: world.pages.map(inUpperCase),
    donations: world.donations.map(copyWithCleanTexts),
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
