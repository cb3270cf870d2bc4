import type { Call } from '../server/define-call.ts'

export const leaderboardCalls: readonly Call[] = []
