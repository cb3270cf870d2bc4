import { dateTest } from './date-tests.ts'
import type { ContentDocument } from '../../content/document-file.ts'
import type { Predicate, PredicateValue } from './parse-predicates.ts'
import { PredicateError } from './parse-predicates.ts'

type Test = (found: readonly unknown[], values: readonly PredicateValue[]) => boolean

const tests: Readonly<Record<string, Test>> = {
  at: (found, [value]) =>
    Array.isArray(value) ? value.every((item) => has(found, item)) : has(found, value),
  not: (found, [value]) =>
    Array.isArray(value) ? !value.every((item) => has(found, item)) : !has(found, value),
  any: (found, [value]) => listOf(value).some((item) => has(found, item)),
  in: (found, [value]) => listOf(value).some((item) => has(found, item)),
  has: (found) => found.length > 0,
  missing: (found) => found.length === 0,
  fulltext: (found, [value]) => {
    const text = found.map(textOf).join(' ').toLowerCase()
    const words = String(value).toLowerCase().split(/\s+/)
    return words.every((word) => text.includes(word))
  },
  'date.after': (found, [value]) => times(found).some((time) => time > timeOf(value)),
  'date.before': (found, [value]) => times(found).some((time) => time < timeOf(value)),
  'date.between': (found, [from, to]) =>
    times(found).some((time) => time >= timeOf(from) && time <= timeOf(to)),
  'number.gt': (found, [value]) => numbers(found).some((number) => number > Number(value)),
  'number.lt': (found, [value]) => numbers(found).some((number) => number < Number(value)),
  'number.inRange': (found, [from, to]) =>
    numbers(found).some((number) => number >= Number(from) && number <= Number(to)),
}

/**
 * Whether a document fulfils a predicate.
 *
 * @throws PredicateError for a predicate the content service does not know
 */
export function matchPredicate(document: ContentDocument, predicate: Predicate): boolean {
  const ofDate = dateTest(predicate.name)
  if (ofDate !== undefined) {
    const found = times(valuesAt(document, predicate.path))
    return found.some((time) => ofDate(time, predicate.values[0]))
  }
  const test = Object.hasOwn(tests, predicate.name) ? tests[predicate.name] : undefined
  if (test === undefined) throw new PredicateError(`unknown predicate ${predicate.name}`, 1)
  return test(valuesAt(document, predicate.path), predicate.values)
}

/** Returns the values at a path: several for tags and groups, none for a missing or empty field. */
export function valuesAt(document: ContentDocument, path: string): unknown[] {
  const [root, ...rest] = path.split('.')
  if (root === 'document') return documentValues(document, rest.join('.'))
  if (root !== 'my' || rest[0] !== document.type) return []
  if (rest[1] === 'uid' && rest.length === 2) return [document.uid]
  return fieldValues(document.data, rest.slice(1)).filter((value) => !isEmpty(value))
}

function documentValues(document: ContentDocument, name: string): unknown[] {
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

function fieldValues(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((row) => fieldValues(row, path))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  return fieldValues((value as Record<string, unknown>)[name], rest)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function has(found: readonly unknown[], wanted: unknown): boolean {
  return found.some((value) => String(comparable(value)) === String(wanted))
}

/** Returns the comparable form of a value: links by their target's id, rich text by its text. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value) && 'id' in value) return value.id
  return textOf(value)
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join(' ').trim()
}

function listOf(value: PredicateValue | undefined): readonly (string | number)[] {
  if (value === undefined) return []
  return typeof value === 'object' ? value : [value]
}

function times(found: readonly unknown[]): number[] {
  return found.map(timeOf).filter((time) => !Number.isNaN(time))
}

function timeOf(value: unknown): number {
  if (typeof value === 'number') return value
  // `+0000` is not ISO-8601 enough for Date.parse everywhere.
  return Date.parse(String(value).replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
}

function numbers(found: readonly unknown[]): number[] {
  return found.filter((value) => typeof value === 'number')
}
