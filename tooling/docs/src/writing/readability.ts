import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { wordsIn } from './prose-of.ts'

export interface Readability {
  readonly sentences: number
  /** Words in a sentence, on average. */
  readonly meanWords: number
  /** The school year that can read it (Flesch–Kincaid). */
  readonly grade: number
}

/** How hard sentences are to read; 0 for none. */
export function readability(sentences: readonly string[]): Readability {
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) return { sentences: 0, meanWords: 0, grade: 0 }
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return {
    sentences: sentences.length,
    meanWords: words.length / sentences.length,
    grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
  }
}
