import { cleanText, isRecord } from '../documents/values.ts'

/** A placeholder: two braces, a name, two braces. The limit keeps matching linear. */
export const slotPattern = /\{\{([^{}]{1,100})\}\}/g

/** Characters that the name of a variable must not contain. */
const forbiddenInVariable = /[()=,{}[\]/\s]/

/** Thrown for a placeholder without a value. */
export class UnknownPlaceholderError extends Error {
  override readonly name = 'UnknownPlaceholderError' as const
  readonly placeholder: string

  constructor(placeholder: string) {
    super(`Unknown placeholder: ${placeholder}`)
    this.placeholder = placeholder
  }
}

/** Values by name. A map has no prototype that a name could reach. */
export interface PlaceholderValues {
  get(name: string): string | undefined
}

/**
 * Creates a function that replaces the `{{ name }}` placeholders of a text. Values are not evaluated or expanded.
 *
 * @throws Error 'Invalid `variable` option passed into `_.template`' if `variable` is not a valid name (Spec §8)
 * @returns a function that throws {@link UnknownPlaceholderError} for a name without a value
 */
export function template(
  text: string,
  {
    variable,
  }: {
    /** Prefix of all names: `{{ variable.name }}`. @default none */
    variable?: string | undefined
  } = {},
): (values: PlaceholderValues) => string {
  if (variable !== undefined && forbiddenInVariable.test(variable)) {
    throw new Error('Invalid `variable` option passed into `_.template`')
  }
  const prefix = variable === undefined || variable === '' ? '' : `${variable}.`
  return (values) =>
    text.replaceAll(slotPattern, (_slot, inside: string) => {
      const written = inside.trim()
      const name = written.startsWith(prefix) ? written.slice(prefix.length) : undefined
      const value = name === undefined ? undefined : values.get(name)
      if (value === undefined) throw new UnknownPlaceholderError(written)
      return value
    })
}

/** Names of the placeholders in a text, without duplicates. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(slotPattern), ([, inside = '']) => inside.trim()))]
}

/** Placeholders of every page (Spec §3), in alphabetical order. */
export const placeholderKeys: readonly string[] =
  /* @__PURE__ */ 'active amount amount_x2 amount_x3 amount_x4 answer_1 answer_2 answer_3 campaign charity donationUrl event first_name id image name owner raised slug story target type url uuid'.split(
    ' ',
  )

/**
 * Whether a placeholder exists: one of {@link placeholderKeys}, or a name that starts with `user_`, `page_` or
 * `metadata_` (Spec §3).
 */
export function isPlaceholderKey(key: string): boolean {
  return placeholderKeys.includes(key) || /^(?:user|page|metadata)_[\w-]{1,64}$/.test(key)
}

/** Sources of placeholder values. Fields that are not plain values are ignored. */
export interface PlaceholderSources {
  /** Query of the URL. */
  readonly query?: URLSearchParams | undefined
  /** Donation of the page. */
  readonly donation?: object | undefined
  /** Fundraising page, team or project of the page. */
  readonly page?: object | undefined
  /** Names of the charity, campaign and event; they replace ids. */
  readonly names?:
    | { readonly charity: string; readonly campaign: string; readonly event: string }
    | undefined
  readonly user?: object | undefined
  /** Metadata of the page, by key. */
  readonly metadata?: object | undefined
}

/** The only placeholders that the query can set (Spec §2). */
const queryKeys = ['amount', 'name', 'first_name', 'answer_1', 'answer_2', 'answer_3']

/** Fields that must never be shown. */
const secret = /token|password|secret|expiry/i

/**
 * Computes the values of all placeholders. The query overrides the donation, which overrides the page (decisions.md).
 * Every plain key has a value, by default empty. `user_`, `page_` and `metadata_` keys exist for each field of their
 * source, except a user's tokens.
 *
 * Values are unescaped text.
 */
export function placeholderValues(sources: PlaceholderSources): ReadonlyMap<string, string> {
  const { query, donation, page } = sources
  const values = new Map<string, string>(placeholderKeys.map((key) => [key, '']))
  for (const source of [page, donation]) {
    for (const [key, value] of fieldsOf(source)) if (values.has(key)) values.set(key, value)
  }
  for (const [key, name] of Object.entries(sources.names ?? {})) values.set(key, name)
  for (const key of queryKeys) {
    const value = cleanText(query?.get(key) ?? '').trim()
    if (value !== '') values.set(key, value)
  }
  if (values.get('first_name') === '') {
    // The donor's. The page's name is the fundraiser's.
    const name = cleanText(query?.get('name') ?? '').trim() || textOf({ ...donation })
    values.set('first_name', name.trim().split(/\s+/)[0] ?? '')
  }
  const amount = values.get('amount') ?? ''
  for (const times of [2, 3, 4]) values.set(`amount_x${times}`, multiply(amount, times))
  const prefixed = { page_: page, metadata_: sources.metadata, user_: sources.user }
  for (const [prefix, source] of Object.entries(prefixed)) {
    for (const [key, value] of fieldsOf(source)) {
      if (!secret.test(key)) values.set(`${prefix}${key}`, value)
    }
  }
  return values
}

/** Fields with a text, number, boolean or named object. */
function fieldsOf(source: unknown): [string, string][] {
  if (!isRecord(source)) return []
  return Object.entries(source).flatMap(([key, value]): [string, string][] => {
    const text = textOf(value)
    return text === '' ? [] : [[key, text]]
  })
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return String(value)
  // A charity, campaign or event object stands for its name.
  return isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''
}

/** Multiple of an amount in major units, exact to two decimals; empty if it is not an amount. */
function multiply(amount: string, times: number): string {
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(amount)) return ''
  const hundredths = Math.round(Number(amount) * 100) * times
  return (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)
}
