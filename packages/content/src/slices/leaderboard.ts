import * as v from 'valibot'
import { choice, optionalChoice } from '../fields/choice.ts'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'
import { boardRankings, whyBoardIsUnranked } from './why-board-is-unranked.ts'

/** Who leads: people or teams, people by fitness, or the values of a tag. */
export const leaderboardSchema = v.pipe(
  sliceSchema(
    'leaderboard',
    {
      title: text,
      text,
      kind: choice(['people', 'teams', 'fitness', 'tag'], 'people'),
      /** What people, teams and values are ranked by; the amount raised when none is chosen. */
      rankBy: optionalChoice(boardRankings),
      limit: numberOr(10, { min: 1, max: 100, whole: true }),
      /** What a board of fitness ranks by. */
      measure: choice(['distance', 'elevation', 'duration', 'activities'], 'distance'),
      /** The name of the tag whose values a board of a tag ranks. */
      tag: text,
    },
    {},
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const { kind, rankBy } = value.primary
    const problem = whyBoardIsUnranked(kind, rankBy)
    if (problem === undefined) return
    const shared = { type: 'object', origin: 'value' } as const
    addIssue({
      message: problem,
      path: [
        { ...shared, input: { ...value }, key: 'primary', value: value.primary },
        { ...shared, input: { ...value.primary }, key: 'rankBy', value: rankBy },
      ],
    })
  }),
)

export type LeaderboardSlice = v.InferOutput<typeof leaderboardSchema>
