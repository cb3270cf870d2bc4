import { defineTotal } from './elements/define-elements.ts'

export { defineTotal }

// A page that loads this module with a script tag cannot call a function.
defineTotal()
