import { isCounted, uncountedKeys } from './money-keys.ts'

/** Lists of rows; lists inside a row, such as its pictures, stay. */
const lists: ReadonlySet<string> = new Set([
  '',
  'results',
  'donations',
  'fundraisingPages',
  'GroupedResults',
  'nodes',
  'edges',
  'tags',
  'activities',
  'pages',
  'teams',
  'members',
  'totals',
  'timeline',
])

/** An answer of a platform on which nothing has happened yet: no rows, and every sum 0. */
export function withoutActivity(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return lists.has(key) ? [] : value.map((item: unknown) => withoutActivity(item, 'item'))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        uncountedKeys.has(name) ? inner : withoutActivity(inner, name),
      ]),
    )
  }
  if (key === 'hasNextPage') return false
  if (key === 'endCursor') return null
  if (!isCounted(key)) return value
  if (typeof value === 'number') return 0
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    return value.replaceAll(/\d/g, '0').replace(/^0+(?=0)/, '')
  }
  return value
}
