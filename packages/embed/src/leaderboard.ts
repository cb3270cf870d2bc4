import { defineLeaderboard } from './elements/define-elements.ts'

export { defineLeaderboard }

// A page that loads this module with a script tag cannot call a function.
defineLeaderboard()
