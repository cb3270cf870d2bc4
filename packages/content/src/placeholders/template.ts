import { cleanText, isRecord } from '../documents/values.ts'

/** Where a placeholder may be: two braces, a name, two braces. The bound keeps matching linear. */
export const slotPattern = /\{\{([^{}]{1,100})\}\}/g

/** What cannot be in the name of a variable. */
const forbiddenInVariable = /[()=,{}[\]/\s]/

/** A template that names something no one gives a value for. */
export class UnknownPlaceholderError extends Error {
  override readonly name = 'UnknownPlaceholderError' as const
  readonly placeholder: string

  constructor(placeholder: string) {
    super(`Unknown placeholder: ${placeholder}`)
    this.placeholder = placeholder
  }
}

/** What a template is filled with, by name. A map has no prototype that a name could reach. */
export interface PlaceholderValues {
  get(name: string): string | undefined
}

/**
 * A function that fills the `{{ name }}` slots of a text. Nothing is evaluated; a value that looks
 * like a slot stays as it is.
 *
 * @throws Error 'Invalid `variable` option passed into `_.template`' when `variable` cannot be a
 *   variable's name (Spec §8)
 * @returns a function that throws {@link UnknownPlaceholderError} for a name that has no value
 */
export function template(
  text: string,
  {
    variable,
  }: {
    /** When given, slots are written `{{ variable.name }}`. */
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

/** The names in a text's slots, as written, each once; none when it has no slots. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(slotPattern), ([, inside = '']) => inside.trim()))]
}

/** The placeholders that are the same on every page (Spec §3), in alphabetical order. */
export const placeholderKeys: readonly string[] = [
  'active',
  'amount',
  'amount_x2',
  'amount_x3',
  'amount_x4',
  'answer_1',
  'answer_2',
  'answer_3',
  'campaign',
  'charity',
  'donationUrl',
  'event',
  'first_name',
  'id',
  'image',
  'name',
  'owner',
  'raised',
  'slug',
  'story',
  'target',
  'type',
  'url',
  'uuid',
]

/**
 * Whether a placeholder of this name exists: one of {@link placeholderKeys}, or a name that begins
 * with `user_`, `page_` or `metadata_` (Spec §3).
 */
export function isPlaceholderKey(key: string): boolean {
  return placeholderKeys.includes(key) || /^(?:user|page|metadata)_[\w-]{1,64}$/.test(key)
}

/** What placeholders are filled from. Each may be missing; fields that are not plain values are skipped. */
export interface PlaceholderSources {
  /** The query of the page's address. */
  readonly query?: URLSearchParams | undefined
  /** The donation that the page is about. */
  readonly donation?: object | undefined
  /** The fundraising page, team or project that the page is about. */
  readonly page?: object | undefined
  /** The names of the charity, campaign and event, in place of the ids that a page or donation has. */
  readonly names?:
    | { readonly charity: string; readonly campaign: string; readonly event: string }
    | undefined
  readonly user?: object | undefined
  /** The page's metadata, value by key. */
  readonly metadata?: object | undefined
}

/** Spec §2: the query fills these, and no other. */
const queryKeys = ['amount', 'name', 'first_name', 'answer_1', 'answer_2', 'answer_3']

/** What a sentence on a page must never show. */
const secret = /token|password|secret|expiry/i

/**
 * The value of every placeholder. The query wins, then the loaded donation, then the page
 * (decisions.md). Every plain key has a value: empty text when nothing gives one. `user_`, `page_`
 * and `metadata_` keys are there for each field of their source; a user's tokens are not.
 *
 * Values are text as people typed them: escape them wherever they become markup.
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
  if (values.get('first_name') === '') values.set('first_name', firstWord(nameOf(sources)))
  const amount = values.get('amount') ?? ''
  for (const times of [2, 3, 4]) values.set(`amount_x${times}`, multiply(amount, times))
  addPrefixed(values, 'page_', page)
  addPrefixed(values, 'metadata_', sources.metadata)
  addPrefixed(values, 'user_', sources.user)
  return values
}

function addPrefixed(values: Map<string, string>, prefix: string, source: unknown): void {
  for (const [key, value] of fieldsOf(source)) {
    if (!secret.test(key)) values.set(`${prefix}${key}`, value)
  }
}

/** A source's own fields that can be in a sentence. */
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
  // A charity, campaign or event may come with its fields; its name stands for it.
  return isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''
}

/** Whose first name it is: the one who gives, never the page's. */
function nameOf({ query, donation }: PlaceholderSources): string {
  const asked = cleanText(query?.get('name') ?? '').trim()
  if (asked !== '') return asked
  return new Map(fieldsOf(donation)).get('name') ?? ''
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** A multiple of an amount in major units, exact to two decimals; empty when it is no amount. */
function multiply(amount: string, times: number): string {
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(amount)) return ''
  const [whole = '0', decimals = ''] = amount.split('.')
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  const product = hundredths * times
  const rest = product % 100
  const major = String((product - rest) / 100)
  return rest === 0 ? major : `${major}.${String(rest).padStart(2, '0')}`
}
