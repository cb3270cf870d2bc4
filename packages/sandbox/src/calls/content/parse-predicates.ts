/** A value in a predicate. */
export type PredicateValue = string | number | readonly (string | number)[]

/** `name(path, …values)`. */
export interface Predicate {
  name: string
  path: string
  values: readonly PredicateValue[]
}

/** An invalid query, with the position of the error, from 1. */
export class PredicateError extends Error {
  override readonly name = 'PredicateError' as const
  readonly column: number

  constructor(message: string, column: number) {
    super(message)
    this.column = column
  }
}

/**
 * Reads one `q`: `[[at(document.type, "page")][has(my.page.image)]]` (wire contract §2.8.2).
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
