import type { Leaderboard } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** A board of people, teams or values; its places are its children. */
export { Leaderboard as default } from '@milepost/ui'

export type LeaderboardProps = ComponentProps<typeof Leaderboard>
