import { defineDonate } from './elements/define-elements.ts'

export { defineDonate }

// A page that loads this by a script tag can call nothing: the element is there once the module is.
defineDonate()
