import { isRecord } from '../documents/is-record.ts'

/** One difference inside a value, and the way to it. */
export interface ValueChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Such as `data.content[2].primary.title`; a removed entry's place is its old one. */
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Longer lists are compared place by place. */
const longestAligned = 400
const deepest = 60

/** Every difference between two values of JSON. */
export function diffValues(before: unknown, after: unknown, field = '', depth = 0): ValueChange[] {
  if (isSame(before, after)) return []
  if (depth < deepest) {
    if (Array.isArray(before) && Array.isArray(after)) {
      return diffLists(before, after, field, depth)
    }
    if (isRecord(before) && isRecord(after)) return diffGroups(before, after, field, depth)
  }
  return [{ kind: 'changed', field, before, after }]
}

function diffGroups(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  field: string,
  depth: number,
): ValueChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name): ValueChange[] => {
    const place = field === '' ? name : `${field}.${name}`
    if (!Object.hasOwn(before, name)) return [{ kind: 'added', field: place, after: after[name] }]
    if (!Object.hasOwn(after, name)) {
      return [{ kind: 'removed', field: place, before: before[name] }]
    }
    return diffValues(before[name], after[name], place, depth + 1)
  })
}

/** Compares two lists. Between entries that are equal, the others are paired in order; those without a partner were added or removed. */
function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  field: string,
  depth: number,
): ValueChange[] {
  const changes: ValueChange[] = []
  let [from, to] = [0, 0]
  for (const [one, other] of [
    ...equalPairs(before, after),
    [before.length, after.length] as const,
  ]) {
    while (from < one || to < other) {
      if (from < one && to < other) {
        changes.push(...diffValues(before[from], after[to], `${field}[${to}]`, depth + 1))
        from += 1
        to += 1
      } else if (to < other) {
        changes.push({ kind: 'added', field: `${field}[${to}]`, after: after[to] })
        to += 1
      } else {
        changes.push({ kind: 'removed', field: `${field}[${from}]`, before: before[from] })
        from += 1
      }
    }
    from = one + 1
    to = other + 1
  }
  return changes
}

/** The longest sequence of equal entries that is in both lists, as pairs of places. */
function equalPairs(
  before: readonly unknown[],
  after: readonly unknown[],
): (readonly [number, number])[] {
  if (before.length > longestAligned || after.length > longestAligned) return []
  const ones = before.map((entry) => JSON.stringify(sorted(entry)))
  const others = after.map((entry) => JSON.stringify(sorted(entry)))
  const lengths = Array.from({ length: ones.length + 1 }, () =>
    Array.from({ length: others.length + 1 }, () => 0),
  )
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0
  for (let one = ones.length - 1; one >= 0; one -= 1) {
    for (let other = others.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] ?? []
      row[other] =
        ones[one] === others[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let one = 0, other = 0; one < ones.length && other < others.length;) {
    if (ones[one] === others[other]) {
      pairs.push([one, other])
      one += 1
      other += 1
    } else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1
    else other += 1
  }
  return pairs
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The same value with its groups' fields in order, so that order alone is no difference. */
function sorted(value: unknown, depth = 0): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) return value.map((entry) => sorted(entry, depth + 1))
  if (!isRecord(value)) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, sorted(value[name], depth + 1)]))
}
