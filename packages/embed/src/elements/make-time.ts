import { ageOf, type Dated } from '../words/age-of.ts'
import { makePart } from './make-part.ts'

/** The time of figures that are no longer of this minute, in a list of its own; empty for others. */
export function makeTime(dated: Dated, language: string | undefined): HTMLElement[] {
  const age = ageOf(dated, { now: Date.now(), language })
  if (!age) return []
  const time = makePart('time', 'time', age)
  time.dateTime = new Date(dated.asOfMs).toISOString()
  return [time]
}
