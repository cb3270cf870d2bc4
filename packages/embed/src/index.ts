export { defineDonate } from './elements/define-donate.ts'
export { defineLeaderboard } from './elements/define-leaderboard.ts'
export { defineTotal } from './elements/define-total.ts'
