import { HttpError } from '../errors/errors.ts'
import type { PageContext } from '../pages/page.ts'
import { cleanInputs } from '../request/arguments.ts'
import { parseJson } from '../request/parse-json.ts'
import { toSlug } from '../values/texts.ts'
import type {
  MemoryCampaign,
  MemoryCharity,
  MemoryDonation,
  MemoryPage,
  MemorySupporter,
  MemorySeed,
} from './memory-seed.ts'

/** Working copy of the seed data. */
export interface MemoryState extends PageContext {
  readonly charities: MemoryCharity[]
  readonly campaigns: MemoryCampaign[]
  readonly supporters: MemorySupporter[]
  readonly pages: MemoryPage[]
  readonly donations: MemoryDonation[]
}

/** Copies the seed data, so that the caller's objects are never changed. */
export function createMemoryState(
  seed: MemorySeed,
  made: Pick<MemoryState, 'environment' | 'clock'>,
): MemoryState {
  return {
    ...made,
    charities: seed.charities.map(copyWithCleanTexts),
    campaigns: seed.campaigns.map(copyWithCurrency),
    supporters: seed.supporters.map(copyWithCleanTexts),
    pages: seed.pages.map(copyWithCurrency),
    donations: seed.donations.map(copyWithCleanTexts),
  }
}

/** Copies a row, with its currency code in upper case. */
function copyWithCurrency<Row extends { currency: string }>(row: Row): Row {
  return { ...copyWithCleanTexts(row), currency: row.currency.toUpperCase() }
}

/** Copies a row. Its text is cleaned like that of responses. */
function copyWithCleanTexts<Row extends object>(row: Row): Row {
  return parseJson(JSON.stringify(row)) as Row
}

/**
 * Makes a function asynchronous, like a call: it rejects with the signal's reason if the signal is aborted.
 *
 * @param run - called with the inputs, without null values
 */
export function createMemoryCall<Inputs extends { signal?: AbortSignal | undefined }, Result>(
  run: (inputs: Inputs) => Result,
): (inputs?: Inputs) => Promise<Result> {
  return async (given) => {
    const inputs = cleanInputs(given as Inputs)
    const { signal } = inputs
    signal?.throwIfAborted()
    // Gives the caller a chance to abort before the call runs.
    await Promise.resolve()
    signal?.throwIfAborted()
    return run(inputs)
  }
}

/**
 * Creates an `HttpError` like the default platform's.
 *
 * @param call - name of the call, such as `fetchPage`
 * @param message - text that `getErrorMessage` returns
 */
export function createMemoryHttpError(status: number, call: string, message: string): HttpError {
  const data = { error: { message, desc: message } }
  return new HttpError({ status, data, headers: {} }, { method: 'MEMORY', path: `/${call}` })
}

/** Finds a page by slug, case-insensitive. */
export function findPageBySlug({ pages }: MemoryState, slug: string): MemoryPage | undefined {
  const name = toSlug(slug).toLowerCase()
  return pages.find((page) => page.slug.toLowerCase() === name)
}

/** Finds a page by GUID, numeric ID or slug. */
export function findPageById(state: MemoryState, id: string): MemoryPage | undefined {
  const text = id.toLowerCase()
  return (
    state.pages.find((page) => page.id === id || page.uuid.toLowerCase() === text) ??
    findPageBySlug(state, id)
  )
}

/** @throws {HttpError} 404 if the page is undefined */
export function requireMemoryPage(
  state: MemoryState,
  call: string,
  page: MemoryPage | undefined,
): MemoryPage {
  if (!page) throw createMemoryHttpError(404, call, 'There is no such page')
  return page
}
