import { HttpError } from '../errors/errors.ts'
import type { PageContext } from '../pages/page.ts'
import { emptyIfMissing } from '../request/arguments.ts'
import { parseJson } from '../request/parse-json.ts'
import { toSlug } from '../values/texts.ts'
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
function copyWithCleanTexts<Row extends object>(row: Row): Row {
  return parseJson(JSON.stringify(row)) as Row
}

/**
 * A call of a platform in memory. It answers later, as a call over a network does, and rejects with the reason of a
 * signal that is aborted before its answer.
 *
 * @param answer - gets what was given; null counts as not given
 */
export function memoryCall<Inputs extends { signal?: AbortSignal | undefined }, Answer>(
  answer: (inputs: Inputs) => Answer,
): (inputs?: Inputs) => Promise<Answer> {
  return async (given) => {
    const inputs = emptyIfMissing(given as Inputs)
    const { signal } = inputs
    signal?.throwIfAborted()
    // Lets a caller abort before anything is stored.
    await Promise.resolve()
    signal?.throwIfAborted()
    return answer(inputs)
  }
}

/**
 * A refusal of a platform in memory, as the default platform answers it: an `HttpError` with the same status.
 *
 * @param call - that refuses, such as `fetchPage`
 * @param message - for the person; found by `getErrorMessage`
 */
export function memoryRefusal(status: number, call: string, message: string): HttpError {
  const data = { error: { message, desc: message } }
  return new HttpError({ status, data, headers: {} }, { method: 'MEMORY', path: `/${call}` })
}

/** The page with this short name, in either case; undefined when there is none. */
export function memoryPageBySlug({ pages }: MemoryState, slug: string): MemoryPage | undefined {
  const name = toSlug(slug).toLowerCase()
  return pages.find((page) => page.slug.toLowerCase() === name)
}

/** The page with this guid, numeric id or short name; undefined when there is none. */
export function memoryPageById(state: MemoryState, id: string): MemoryPage | undefined {
  const text = id.toLowerCase()
  return (
    state.pages.find((page) => page.id === id || page.uuid.toLowerCase() === text) ??
    memoryPageBySlug(state, id)
  )
}

/** @throws {HttpError} with status 404 when there is none */
export function knownMemoryPage(
  state: MemoryState,
  call: string,
  page: MemoryPage | undefined,
): MemoryPage {
  if (!page) throw memoryRefusal(404, call, 'There is no such page')
  return page
}
