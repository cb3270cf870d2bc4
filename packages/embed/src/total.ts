import { defineTotal } from './elements/define-elements.ts'

export { defineTotal }

// A page that loads this by a script tag can call nothing: the element is there once the module is.
defineTotal()
