import { field, refuse, Refusal } from './field.ts'

/** One of a few words, in any case, with the word that counts when none is chosen. */
export function choice<const Word extends string>(words: readonly Word[], fallback: Word) {
  return field((value): Word | Refusal => (value === null ? fallback : readWord(words, value)))
}

/** One of a few words, in any case; undefined when none is chosen. */
export function optionalChoice<const Word extends string>(words: readonly Word[]) {
  return field((value): Word | undefined | Refusal =>
    value === null ? undefined : readWord(words, value),
  )
}

/** One of a few words that must be there. */
export function requiredChoice<const Word extends string>(words: readonly Word[]) {
  return field((value): Word | Refusal => readWord(words, value))
}

function readWord<const Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | Refusal {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined
  return words.find((word) => word.toLowerCase() === wanted) ?? refuseWord(words, value)
}

function refuseWord(words: readonly string[], value: unknown): Refusal {
  return refuse(`one of ${words.map((word) => `"${word}"`).join(', ')}`, value)
}
