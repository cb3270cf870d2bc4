import type { Total } from '../answers/read-total.ts'
import { type TotalWords, totalWords } from '../words/total-words.ts'
import { makePart } from './make-part.ts'

/** The words of a total, and the line that says the amount. */
export interface TotalSentence extends TotalWords {
  readonly sentence: HTMLElement
  /** The sentence as plain text. */
  readonly said: string
}

/** Makes the line that says the amount of a total. */
export function makeTotalSentence(total: Total, locale: string | undefined): TotalSentence {
  const words = totalWords(total, locale)
  const { amount, before, behind } = words
  const sentence = makePart('p', 'summary', before, makePart('b', 'amount', amount), behind)
  return { ...words, sentence, said: sentence.textContent }
}
