import { parseDate } from '@milepost/measures'
import { dateText } from '../fields/date.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { numberOr, optionalNumber } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import type { MatchingConfig } from './site-config.ts'

/** What the funder adds for each unit given, where the site does not say. */
const usualRatio = 1

/**
 * The `matching-*` fields of a document: what a funder adds to gifts. A promise that lacks its funder or its pot, or ends
 * before it starts, is none: an issue says so.
 *
 * @returns undefined where a site promises nothing
 */
export function parseMatching(reader: FieldReader): MatchingConfig | undefined {
  const funder = reader.read('matching.funder', text, '')
  const pot = reader.read('matching.pot', optionalNumber({ above: 0 }), undefined)
  const ratio = reader.read(
    'matching.ratio',
    numberOr(usualRatio, { min: 0.01, max: 100 }),
    usualRatio,
  )
  const cap = reader.read('matching.cap', optionalNumber({ above: 0 }), undefined)
  const starts = reader.read('matching.starts', dateText, undefined)
  const ends = reader.read('matching.ends', dateText, undefined)
  const isEmpty = [funder || undefined, pot, cap, starts, ends].every((one) => one === undefined)
  if (isEmpty) return undefined
  if (funder === '') reader.note('matching.funder', 'name who adds to the gifts')
  if (pot === undefined) reader.note('matching.pot', 'say how much the funder adds at most')
  const [start, end] = [parseDate(starts), parseDate(ends)]
  const isBackwards = start !== undefined && end !== undefined && end < start
  if (isBackwards) reader.note('matching.ends', 'expected a time after the start')
  if (funder === '' || pot === undefined || isBackwards) return undefined
  return { funder, pot, ratioPercent: Math.round(ratio * 100), cap, starts, ends }
}
