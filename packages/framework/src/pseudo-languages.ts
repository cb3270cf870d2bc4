// For tests of what a site says: the site itself has the languages when it is built with PSEUDO_LANGUAGES=1.
export { plainWords } from './pseudo-languages/plain-words.ts'
export { toPseudoMessages } from './pseudo-languages/to-pseudo-messages.ts'
export { type PseudoOptions, toPseudoText } from './pseudo-languages/to-pseudo-text.ts'
