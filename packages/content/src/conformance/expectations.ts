import { isRecord } from '../documents/is-record.ts'

/** @throws Error that says what is wrong, unless the fact is true */
export function expectThat(fact: boolean, otherwise: string): void {
  if (!fact) throw new Error(otherwise)
}

/** @throws Error unless both are the same JSON, whatever the order of names */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [inOrder(found), inOrder(expected)].map((value) => JSON.stringify(value))
  if (one !== other) throw new Error(`${what}: expected ${String(other)}, found ${String(one)}`)
}

/** What a promise rejects with. @throws Error when it does not */
export async function expectRejection(promise: Promise<unknown>, what: string): Promise<unknown> {
  let answer: unknown
  try {
    answer = await promise
  } catch (error) {
    return error
  }
  throw new Error(`${what} was expected to be refused, and gave ${JSON.stringify(answer)}`)
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])]),
  )
}
