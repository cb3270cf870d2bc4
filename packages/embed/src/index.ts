export { defineDonate, defineLeaderboard, defineTotal } from './elements/define-elements.ts'
