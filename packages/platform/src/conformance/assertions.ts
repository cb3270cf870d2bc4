import { messageOfError } from '../errors/message-of-error.ts'

/** A clause that a platform does not keep. */
function fail(sentence: string): never {
  throw new Error(sentence)
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}

/** @throws Error with the sentence unless it is true */
export function ensureTrue(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue) fail(sentence)
}

/** Compares by value, keys in any order. @throws Error that says what was expected, and what there is */
export function ensureEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isEqual(actual, expected)) {
    fail(`${what} must be ${shown(expected)}, but is ${shown(actual)}`)
  }
}

/** Compares the fields that are expected; others do not matter. @throws Error that names the first that differs */
export function ensureFields(
  actual: object,
  expected: Readonly<Record<string, unknown>>,
  what: string,
): void {
  for (const [name, value] of Object.entries(expected)) {
    ensureEqual((actual as Record<string, unknown>)[name], value, `'${name}' of ${what}`)
  }
}

/**
 * Awaits a call that must reject.
 *
 * @param isRight - tells the error that it must reject with
 * @throws Error where it does not reject, or with something else
 */
export async function ensureRejects(
  call: Promise<unknown>,
  isRight: (error: unknown) => boolean,
  what: string,
): Promise<void> {
  let answer: unknown
  try {
    answer = await call
  } catch (error) {
    if (isRight(error)) return
    const name = error instanceof Error ? error.name : typeof error
    fail(`${what}, but it is refused with ${name}: ${messageOfError(error)}`)
  }
  fail(`${what}, but it is answered with ${shown(answer)}`)
}

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false
  }
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        name in other &&
        isEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
