import { defineLeaderboard } from './elements/define-elements.ts'

export { defineLeaderboard }

// A page that loads this by a script tag can call nothing: the element is there once the module is.
defineLeaderboard()
