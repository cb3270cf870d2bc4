import type { ResultOf, VariablesOf } from 'gql.tada'
import { describe, expectTypeOf, it } from 'vitest'
import type {
  campaignBoardsDocument,
  campaignLeaderboardDocument,
} from '../leaderboards/graph-leaderboards.ts'
import type { totalsDocument } from '../totals/fetch-totals.ts'
import type {
  CampaignBoardsDataWire,
  CampaignLeaderboardDataWire,
  TotalsDataWire,
} from './graph.wire.ts'

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

  it('give what the wire types describe', () => {
    expectTypeOf<ResultOf<typeof totalsDocument>>().toExtend<TotalsDataWire>()
    expectTypeOf<
      ResultOf<typeof campaignLeaderboardDocument>
    >().toExtend<CampaignLeaderboardDataWire>()
    expectTypeOf<ResultOf<typeof campaignBoardsDocument>>().toExtend<CampaignBoardsDataWire>()
  })
})
