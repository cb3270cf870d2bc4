import type { Leaderboard } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Leaderboard of people, teams or tag values. Its children are the entries. */
export { Leaderboard as default } from '@milepost/ui'

export type LeaderboardProps = ComponentProps<typeof Leaderboard>
