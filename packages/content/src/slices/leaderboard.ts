import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Who leads: people or teams by money, people by fitness, or the values of a tag. */
export const leaderboardSchema = sliceSchema(
  'leaderboard',
  {
    title: text,
    text,
    kind: choice(['people', 'teams', 'fitness', 'tag'], 'people'),
    limit: numberOr(10, { min: 1, max: 100, whole: true }),
    /** What a board of fitness ranks by. */
    measure: choice(['distance', 'elevation', 'duration', 'activities'], 'distance'),
    /** The name of the tag whose values a board of a tag ranks. */
    tag: text,
  },
  {},
)

export type LeaderboardSlice = v.InferOutput<typeof leaderboardSchema>
