import { cleanText, isRecord } from '../documents/values.ts'

/** Matches a placeholder, for example `{{ name }}`. The length limit keeps matching linear. */
export const slotPattern = /\{\{([^{}]{1,100})\}\}/g

/** Characters that a variable name must not contain. */
const forbiddenInVariable = /[()=,{}[\]/\s]/

/** Thrown if a placeholder has no value. */
export class UnknownPlaceholderError extends Error {
  override readonly name = 'UnknownPlaceholderError' as const
  readonly placeholder: string

  constructor(placeholder: string) {
    super(`Unknown placeholder: ${placeholder}`)
    this.placeholder = placeholder
  }
}

/** Placeholder values by name, for example a `Map`, which has no inherited properties. */
export interface PlaceholderValues {
  get(name: string): string | undefined
}

/**
 * Compiles text with `{{ name }}` placeholders to a function that fills them in. Placeholders in values are not expanded.
 *
 * @throws Error 'Invalid `variable` option passed into `_.template`' if `variable` is not a valid name (Spec §8)
 * @returns a function that throws an {@link UnknownPlaceholderError} if a placeholder has no value
 */
export function compileTemplate(
  text: string,
  {
    variable,
  }: {
    /** Prefix of all placeholder names: `{{ variable.name }}`. @default none */
    variable?: string | undefined
  } = {},
): (values: PlaceholderValues) => string {
  if (variable !== undefined && forbiddenInVariable.test(variable)) {
    throw new Error('Invalid `variable` option passed into `_.template`')
  }
  const prefix = variable === undefined || variable === '' ? '' : `${variable}.`
  return (values) =>
    text.replaceAll(slotPattern, (_slot, inside: string) => {
      const placeholder = inside.trim()
      const name = placeholder.startsWith(prefix) ? placeholder.slice(prefix.length) : undefined
      const value = name === undefined ? undefined : values.get(name)
      if (value === undefined) throw new UnknownPlaceholderError(placeholder)
      return value
    })
}

/** Returns the names of all placeholders in text, without duplicates. */
export function findPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(slotPattern), ([, inside = '']) => inside.trim()))]
}

/** Names of the placeholders that are available on all pages (Spec §3). Excludes those with a prefix. */
export const placeholderKeys: readonly string[] =
  /* @__PURE__ */ 'active amount amount_x2 amount_x3 amount_x4 answer_1 answer_2 answer_3 campaign charity donationUrl event first_name id image name owner raised slug story target type url uuid'.split(
    ' ',
  )

/** Whether a placeholder exists: it is one of {@link placeholderKeys}, or starts with `user_`, `page_` or `metadata_` (Spec §3). */
export function isPlaceholderKey(key: string): boolean {
  return placeholderKeys.includes(key) || /^(?:user|page|metadata)_[\w-]{1,64}$/.test(key)
}

/** Sources of placeholder values. Only strings, finite numbers, booleans and the `name` of objects are used. */
export interface PlaceholderSources {
  /** Query of the page's URL. */
  readonly query?: URLSearchParams | undefined
  /** Donation that the page is about, for example on a receipt. */
  readonly donation?: object | undefined
  /** Fundraising page, team or project that the page is about. */
  readonly page?: object | undefined
  /** Names of the charity, campaign and event, to use instead of IDs. */
  readonly names?:
    | { readonly charity: string; readonly campaign: string; readonly event: string }
    | undefined
  readonly user?: object | undefined
  /** Metadata of the fundraising page, by key. */
  readonly metadata?: object | undefined
}

/** Placeholders that can be set in the query (Spec §2). */
const queryKeys = ['amount', 'name', 'first_name', 'answer_1', 'answer_2', 'answer_3']

/** Fields that must never be rendered. */
const secret = /token|password|secret|expiry/i

/**
 * Computes the values of all placeholders. The query overrides the donation, which overrides the page (decisions.md).
 * All {@link placeholderKeys} have a value, which may be empty. There is a `user_`, `page_` or `metadata_` placeholder
 * for each field of that source, except secrets such as the user's token.
 *
 * Values are text that is not escaped.
 */
export function getPlaceholderValues(sources: PlaceholderSources): ReadonlyMap<string, string> {
  const { query, donation, page } = sources
  const values = new Map<string, string>(placeholderKeys.map((key) => [key, '']))
  for (const source of [page, donation]) {
    for (const [key, value] of getTextFields(source)) if (values.has(key)) values.set(key, value)
  }
  for (const [key, name] of Object.entries(sources.names ?? {})) values.set(key, name)
  for (const key of queryKeys) {
    const value = cleanText(query?.get(key) ?? '').trim()
    if (value !== '') values.set(key, value)
  }
  if (values.get('first_name') === '') {
    // The donor's name. The page's is that of the fundraiser.
    const name = cleanText(query?.get('name') ?? '').trim() || toText({ ...donation })
    values.set('first_name', name.trim().split(/\s+/)[0] ?? '')
  }
  const amount = values.get('amount') ?? ''
  for (const times of [2, 3, 4]) values.set(`amount_x${times}`, multiply(amount, times))
  const prefixed = { page_: page, metadata_: sources.metadata, user_: sources.user }
  for (const [prefix, source] of Object.entries(prefixed)) {
    for (const [key, value] of getTextFields(source)) {
      if (!secret.test(key)) values.set(`${prefix}${key}`, value)
    }
  }
  return values
}

/** Returns the fields of a source as text, without those that are empty or cannot be converted. */
function getTextFields(source: unknown): [string, string][] {
  if (!isRecord(source)) return []
  return Object.entries(source).flatMap(([key, value]): [string, string][] => {
    const text = toText(value)
    return text === '' ? [] : [[key, text]]
  })
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return String(value)
  // For a charity, campaign or event object, its name.
  return isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''
}

/** Multiplies an amount in major units, exact to two decimals. Empty if the text is not an amount. */
function multiply(amount: string, times: number): string {
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(amount)) return ''
  const hundredths = Math.round(Number(amount) * 100) * times
  return (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)
}
