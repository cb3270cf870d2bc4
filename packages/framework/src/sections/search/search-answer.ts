import type { ResultView } from './find-results.ts'

/** What a search as one types answers: `results` is undefined when the platform cannot be asked. */
export interface SearchAnswer {
  text: string
  results: ResultView[] | undefined
}
