import { describeAge, type DatedFigure } from '../words/describe-age.ts'
import { makePart } from './make-part.ts'

/** The time of figures that are no longer of this minute, in a list of its own; empty for others. */
export function makeTime(dated: DatedFigure, language: string | undefined): HTMLElement[] {
  const age = describeAge(dated, { now: Date.now(), language })
  if (!age) return []
  const time = makePart('time', 'time', age)
  time.dateTime = new Date(dated.asOfMs).toISOString()
  return [time]
}
