import { field, refuse, Refusal } from './field.ts'

/** One of a few words, in any case, with the word that stands when none is chosen. */
export function choice<const Word extends string>(words: readonly Word[], fallback: Word) {
  return field((value): Word | Refusal => {
    if (value === null) return fallback
    if (typeof value !== 'string') return refuseWord(words, value)
    const wanted = value.trim().toLowerCase()
    if (wanted === '') return fallback
    return words.find((word) => word.toLowerCase() === wanted) ?? refuseWord(words, value)
  })
}

/** One of a few words that must be there. */
export function requiredChoice<const Word extends string>(words: readonly Word[]) {
  return field((value): Word | Refusal => {
    const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined
    return words.find((word) => word.toLowerCase() === wanted) ?? refuseWord(words, value)
  })
}

function refuseWord(words: readonly string[], value: unknown): Refusal {
  return refuse(`one of ${words.map((word) => `"${word}"`).join(', ')}`, value)
}
