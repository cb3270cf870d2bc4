import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Who has raised most: people or teams. */
export const leaderboardSchema = sliceSchema(
  'leaderboard',
  {
    title: text,
    text,
    kind: choice(['people', 'teams'], 'people'),
    limit: numberOr(10, { min: 1, max: 100, whole: true }),
  },
  {},
)

export type LeaderboardSlice = v.InferOutput<typeof leaderboardSchema>
