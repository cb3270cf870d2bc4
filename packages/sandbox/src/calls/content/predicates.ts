import { createDatePredicate } from './date-predicates.ts'
import type { ContentDocument } from '../../content/document-file.ts'

/** Argument of a predicate: a scalar or a list. */
type PredicateValue = string | number | readonly (string | number)[]

/** Parsed predicate: `name(path, …values)`. */
export interface Predicate {
  name: string
  path: string
  values: readonly PredicateValue[]
}

/** Error for an invalid query, with the 1-based column. */
export class PredicateError extends Error {
  override readonly name = 'PredicateError' as const
  readonly column: number

  constructor(message: string, column: number) {
    super(message)
    this.column = column
  }
}

/**
 * Parses a `q` parameter: `[[at(document.type, "page")][has(my.page.image)]]` (wire contract §2.8.2).
 *
 * @throws PredicateError
 */
export function parsePredicates(text: string): Predicate[] {
  let at = 0

  function fail(problem: string): never {
    const found = at >= text.length ? 'the end' : JSON.stringify(text.charAt(at))
    throw new PredicateError(`${problem}, found ${found}`, at + 1)
  }

  function take(pattern: RegExp): string | undefined {
    const match = pattern.exec(text.slice(at))
    if (match === null) return undefined
    at += match[0].length
    return match[0]
  }

  function expect(character: string): void {
    take(/^\s+/)
    if (text.charAt(at) !== character) fail(`expected "${character}"`)
    at += 1
    take(/^\s+/)
  }

  function scalar(): string | number {
    const quoted = take(/^"(?:[^"\\]|\\.)*"/s)
    if (quoted !== undefined) return quoted.slice(1, -1).replaceAll(/\\(["\\])/g, '$1')
    const number = take(/^-?\d+(?:\.\d+)?(?![\w.])/)
    return number === undefined ? fail('expected a value') : Number(number)
  }

  function value(): PredicateValue {
    if (text.charAt(at) !== '[') return scalar()
    expect('[')
    const items: (string | number)[] = []
    while (text.charAt(at) !== ']') {
      if (items.length > 0) expect(',')
      items.push(scalar())
      take(/^\s+/)
    }
    expect(']')
    return items
  }

  function predicate(): Predicate {
    expect('[')
    const name = take(/^[a-zA-Z]+(?:\.[a-zA-Z-]+)?/) ?? fail('expected a predicate')
    expect('(')
    const path = take(/^[\w.-]+/) ?? fail('expected a path')
    const values: PredicateValue[] = []
    take(/^\s+/)
    while (text.charAt(at) === ',') {
      expect(',')
      values.push(value())
      take(/^\s+/)
    }
    expect(')')
    expect(']')
    return { name, path, values }
  }

  expect('[')
  const predicates: Predicate[] = []
  while (text.charAt(at) === '[') predicates.push(predicate())
  expect(']')
  if (at < text.length) fail('expected the end')
  return predicates
}

type PredicateTest = (found: readonly unknown[], values: readonly PredicateValue[]) => boolean

const predicateTests: Readonly<Record<string, PredicateTest>> = {
  at: (found, [value]) =>
    Array.isArray(value)
      ? value.every((item) => includesValue(found, item))
      : includesValue(found, value),
  not: (found, [value]) =>
    Array.isArray(value)
      ? !value.every((item) => includesValue(found, item))
      : !includesValue(found, value),
  any: (found, [value]) => toList(value).some((item) => includesValue(found, item)),
  in: (found, [value]) => toList(value).some((item) => includesValue(found, item)),
  has: (found) => found.length > 0,
  missing: (found) => found.length === 0,
  fulltext: (found, [value]) => {
    const text = found.map(getText).join(' ').toLowerCase()
    const words = String(value).toLowerCase().split(/\s+/)
    return words.every((word) => text.includes(word))
  },
  'date.after': (found, [value]) => parseTimes(found).some((time) => time > parseTime(value)),
  'date.before': (found, [value]) => parseTimes(found).some((time) => time < parseTime(value)),
  'date.between': (found, [from, to]) =>
    parseTimes(found).some((time) => time >= parseTime(from) && time <= parseTime(to)),
  'number.gt': (found, [value]) => filterNumbers(found).some((number) => number > Number(value)),
  'number.lt': (found, [value]) => filterNumbers(found).some((number) => number < Number(value)),
  'number.inRange': (found, [from, to]) =>
    filterNumbers(found).some((number) => number >= Number(from) && number <= Number(to)),
}

/**
 * Whether a document matches a predicate.
 *
 * @throws PredicateError if the predicate's name is unknown
 */
export function matchesPredicate(document: ContentDocument, predicate: Predicate): boolean {
  const ofDate = createDatePredicate(predicate.name)
  if (ofDate !== undefined) {
    const found = parseTimes(getValuesAt(document, predicate.path))
    return found.some((time) => ofDate(time, predicate.values[0]))
  }
  const test = Object.hasOwn(predicateTests, predicate.name)
    ? predicateTests[predicate.name]
    : undefined
  if (test === undefined) throw new PredicateError(`unknown predicate ${predicate.name}`, 1)
  return test(getValuesAt(document, predicate.path), predicate.values)
}

/** Returns the values at a path: multiple for tags and groups, none if the field is missing or empty. */
export function getValuesAt(document: ContentDocument, path: string): unknown[] {
  const [root, ...rest] = path.split('.')
  if (root === 'document') return getDocumentValues(document, rest.join('.'))
  if (root !== 'my' || rest[0] !== document.type) return []
  if (rest[1] === 'uid' && rest.length === 2) return [document.uid]
  return getFieldValues(document.data, rest.slice(1)).filter((value) => !isEmptyValue(value))
}

function getDocumentValues(document: ContentDocument, name: string): unknown[] {
  switch (name) {
    case '':
      return [document.data]
    case 'id':
      return [document.id]
    case 'type':
      return [document.type]
    case 'tags':
      return [...document.tags]
    case 'lang':
      return [document.lang]
    case 'first_publication_date':
      return [document.firstPublicationDate]
    case 'last_publication_date':
      return [document.lastPublicationDate]
    default:
      return []
  }
}

function getFieldValues(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((row) => getFieldValues(row, path))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  return getFieldValues((value as Record<string, unknown>)[name], rest)
}

function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function includesValue(found: readonly unknown[], wanted: unknown): boolean {
  return found.some((value) => String(toComparable(value)) === String(wanted))
}

/** Returns the comparable form of a value: the target's id for links, the plain text for rich text. */
function toComparable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value) && 'id' in value) return value.id
  return getText(value)
}

function getText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(getText).join(' ').trim()
}

function toList(value: PredicateValue | undefined): readonly (string | number)[] {
  if (value === undefined) return []
  return typeof value === 'object' ? value : [value]
}

function parseTimes(found: readonly unknown[]): number[] {
  return found.map(parseTime).filter((time) => !Number.isNaN(time))
}

function parseTime(value: unknown): number {
  if (typeof value === 'number') return value
  // Not every engine's Date.parse supports `+0000` without a colon.
  return Date.parse(String(value).replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
}

function filterNumbers(found: readonly unknown[]): number[] {
  return found.filter((value) => typeof value === 'number')
}
