import { fromHundredths, parseDate } from '@milepost/measures'

const emptyRecord: Readonly<Record<string, unknown>> = {}

/** Returns an object as a record; an empty record for any other value. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : emptyRecord
}

const emptyList: readonly unknown[] = []

/** Returns an array unchanged; an empty array for any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : emptyList
}

/** Returns the first candidate that is a non-empty string or a finite number, as a string. */
export function toText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate === 'string' ? candidate : Number.isFinite(candidate)) {
      return String(candidate)
    }
  }
  return undefined
}

/** Returns the first candidate that is a finite number or a numeric string. */
export function readAmount(candidates: readonly unknown[]): number | undefined {
  for (const candidate of candidates) {
    const number = typeof candidate === 'string' && candidate.trim() ? Number(candidate) : candidate
    if (Number.isFinite(number)) return number as number
  }
  return undefined
}

/** Returns the first candidate that is a finite number or a numeric string; 0 if there is none. */
export const toAmount = (...candidates: readonly unknown[]): number => readAmount(candidates) ?? 0

/**
 * Parses the first candidate that is a date in one of the platform's formats: `/Date(1517835607106+0000)/`, whose offset is ignored, or
 * ISO 8601, read as UTC if it has no time zone. Skips ambiguous dates (`03/04/2025`) and the year 1, which means "no date".
 *
 * @returns ISO 8601 in UTC; undefined if no candidate is a date
 */
export function toDateText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue
    // Without a regular expression, for speed: lists have thousands of dates.
    const epochMs = candidate.startsWith('/Date(')
      ? Number.parseInt(candidate.slice(6), 10)
      : (parseDate(candidate)?.getTime() ?? NaN)
    if (epochMs > yearOneMs && epochMs <= 8.64e15) return toIsoText(epochMs)
  }
  return undefined
}

const dayMs = 86_400_000
const dayTexts = /* @__PURE__ */ new Map<number, string>()

/** Formats a date like `toISOString`, but five times as fast in lists, because it caches days. */
function toIsoText(epochMs: number): string {
  const day = Math.floor(epochMs / dayMs)
  let text = dayTexts.get(day)
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, -13)
    if (dayTexts.size >= 1000) dayTexts.clear()
    dayTexts.set(day, text)
  }
  const timeMs = epochMs - day * dayMs
  const [hours, minutes, seconds] = [timeMs / 3_600_000, timeMs / 60_000, timeMs / 1000].map(
    (value) => String((Math.floor(value) % 60) + 100).slice(1),
  )
  return `${text}${hours}:${minutes}:${seconds}.${String((timeMs % 1000) + 1000).slice(1)}Z`
}

const yearOneMs = -62_135_596_800_000

/**
 * Parses an amount from GraphQL, in hundredths of a major unit (Spec §9).
 *
 * @param currency - the entity's currency, in upper case
 * @returns minor units of `currency`; 0 if the amount is in another currency
 */
export function toGraphMinor(money: unknown, currency: string | undefined): number {
  const { value, currencyCode } = asRecord(money)
  const code = toText(currencyCode)?.toUpperCase()
  if (code !== undefined && code !== currency) return 0
  return fromHundredths(toAmount(value), currency ?? '')
}

/** Amounts in whole minor units, with their currency. The entity has the same amounts in major units, under the specification's names. */
export type MinorAmounts<Amount extends string> = Readonly<Record<`${Amount}Minor`, number>> & {
  /** Currency code in upper case; undefined if unknown. */
  readonly currency: string | undefined
}

/** A GUID, for example `5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90`. */
export type Guid = string

/** Compares GUIDs case-insensitively. */
export function isSameGuid(first: Guid, second: Guid): boolean {
  return first.toLowerCase() === second.toLowerCase()
}

/** A numeric ID as a string, for example `1457423`. */
export type NumericId = string

/** Joins first and last name; undefined if both are missing. */
export function toFullName(wire: unknown): string | undefined {
  const person = asRecord(wire)
  const firstName = toText(person['firstName']) ?? ''
  const lastName = toText(person['lastName']) ?? ''
  return `${firstName} ${lastName}`.trim() || undefined
}

/** Returns an object without its undefined, null and empty values. */
export function withoutEmpty<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined | null> } {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as { [Key in keyof Values]?: Exclude<Values[Key], undefined | null> }
}

/**
 * Returns the request ID from response headers, if there is one.
 *
 * @param headers - headers with names in lower case
 */
export function getRequestId(headers: Readonly<Record<string, unknown>>): string | undefined {
  const id = headers['x-request-id'] || headers['x-correlation-id']
  return typeof id === 'string' ? id : undefined
}

/** Splits a list into batches of at most `size` items. */
export function toBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
