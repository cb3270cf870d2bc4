import type { ResultOf, VariablesOf } from 'gql.tada'
import { describe, expectTypeOf, it } from 'vitest'
import type {
  campaignLeaderboardsDocument,
  campaignLeaderboardDocument,
} from '../leaderboards/graph-leaderboards.ts'
import type { totalsDocument } from '../totals/fetch-totals.ts'
import type { GraphLeaderboardWire, TotalsRecordWire } from '../wire/graph.wire.ts'

describe('documents', () => {
  it('know their variables by the schema', () => {
    expectTypeOf<VariablesOf<typeof totalsDocument>>().toEqualTypeOf<{
      segment: string
      tagDefinitionId: string
      tagValue: string
      measurementDomain?: string | null
    }>()
    expectTypeOf<VariablesOf<typeof campaignLeaderboardDocument>['type']>().toEqualTypeOf<
      'FUNDRAISERS' | 'TEAMS'
    >()
  })

  it('select the fields of the wire types', () => {
    type Board = { leaderboard: GraphLeaderboardWire | null } | null
    type Boards = { people?: Board; teams?: Board; totals: TotalsRecordWire[] | null }
    expectTypeOf<ResultOf<typeof totalsDocument>['totals']>().toExtend<TotalsRecordWire[] | null>()
    expectTypeOf<ResultOf<typeof campaignLeaderboardDocument>['page']>().toExtend<Board>()
    expectTypeOf<ResultOf<typeof campaignLeaderboardsDocument>>().toExtend<Boards>()
  })
})
