import { glossary } from './glossary.data.ts'
import type { Words } from './prose-of.ts'

/** Says of each word that we do not write where it is, and what we write instead. */
export function wordProblems(words: readonly Words[]): string[] {
  return words.flatMap(({ text, line }) =>
    glossary.flatMap(({ avoid, write }) => {
      const found = avoid.exec(text)
      if (found === null) return []
      const lines = text.slice(0, found.index).split('\n').length - 1
      return [`line ${line + lines}: "${found[0]}": write ${write}`]
    }),
  )
}
