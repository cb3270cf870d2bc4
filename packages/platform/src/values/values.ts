import { fromHundredths, parseDate } from '@milepost/measures'

const emptyRecord: Readonly<Record<string, unknown>> = {}

/** Any object as a record to read from; an empty one for everything else. Never throws. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : emptyRecord
}

const emptyList: readonly unknown[] = []

/** An array as it is; an empty one for everything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : emptyList
}

/**
 * The first candidate that says something: text that is not empty, or a finite number as text.
 *
 * @returns undefined when there is none
 */
export function toText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate === 'string' ? candidate : Number.isFinite(candidate)) {
      return String(candidate)
    }
  }
  return undefined
}

/**
 * The first candidate that is a finite number or numeric text.
 *
 * @returns undefined when there is none; never `NaN` or an infinity
 */
export function readAmount(candidates: readonly unknown[]): number | undefined {
  for (const candidate of candidates) {
    const number = typeof candidate === 'string' && candidate.trim() ? Number(candidate) : candidate
    if (Number.isFinite(number)) return number as number
  }
  return undefined
}

/**
 * The first candidate that is a finite number or numeric text.
 *
 * @returns 0 when there is none; never `NaN` or an infinity
 */
export const toAmount = (...candidates: readonly unknown[]): number => readAmount(candidates) ?? 0

/**
 * Parses the first candidate that is a date of the platform: `/Date(1517835607106+0000)/`, whose offset has no meaning, or ISO 8601,
 * in UTC if it has no zone. `03/04/2025` is ambiguous and not parsed. The year 1 means "no date".
 *
 * @returns ISO 8601 in UTC; undefined if there is no date
 */
export function toDateText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    const date = typeof candidate === 'string' ? parseDate(candidate) : undefined
    if (date && date.getTime() > yearOneMs) return date.toISOString()
  }
  return undefined
}

const yearOneMs = -62_135_596_800_000

/**
 * Reads an amount of money of the graph.
 *
 * @param currency - of the entity that the amount belongs to, in upper case
 * @returns minor units of `currency`; 0 for an amount in another currency
 */
export function graphMinor(money: unknown, currency: string | undefined): number {
  const { value, currencyCode } = asRecord(money)
  const code = toText(currencyCode)?.toUpperCase()
  if (code !== undefined && code !== currency) return 0
  return fromHundredths(toAmount(value), currency ?? '')
}

/**
 * Amounts of an entity in whole minor units, and the one currency of all of them: what is in major
 * units under the specification's names, made once where the answer is read.
 */
export type MinorAmounts<Amount extends string> = Readonly<Record<`${Amount}Minor`, number>> & {
  /** The currency's code in upper case; undefined if the platform does not say. */
  readonly currency: string | undefined
}

/** A guid as text, such as `5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90`: of a page, a team, a supporter or a campaign. */
export type Guid = string

/** Whether two guids are the same. The platform returns them in either case. */
export function isSameGuid(one: Guid, other: Guid): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** A number as text, such as `1457423`: of a page, an account, a charity or an event. */
export type NumericId = string

/** First and last name joined by a space; undefined when there is neither. */
export function toFullName(wire: unknown): string | undefined {
  const person = asRecord(wire)
  const firstName = toText(person['firstName']) ?? ''
  const lastName = toText(person['lastName']) ?? ''
  return `${firstName} ${lastName}`.trim() || undefined
}

/** An object without the keys that have undefined, null or an empty text. */
export function withoutEmpty<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined | null> } {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as { [Key in keyof Values]?: Exclude<Values[Key], undefined | null> }
}
