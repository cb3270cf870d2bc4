import { defineDonate } from './elements/define-elements.ts'

export { defineDonate }

// A page that loads this module with a script tag cannot call a function.
defineDonate()
