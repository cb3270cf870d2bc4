import {
  type PageState,
  pageStates,
  type StateAspect,
  stateAspects,
  type StateWord,
  usualState,
} from './page-state.ts'

/** A text that names no state. Its message says which word is wrong. */
export class PageStateError extends Error {
  override readonly name = 'PageStateError' as const
}

/** Longer than all words together. */
const longestText = 200

/**
 * Reads the state that a text names: words with commas between, such as `owner,last-day,met`. What it does not name is as
 * the page is anyway; an empty text names nothing.
 *
 * @throws PageStateError for a word that is none, and for two words of one aspect
 */
export function readPageState(text: string): PageState {
  if (text.length > longestText) throw new PageStateError('A state has fewer words.')
  const named = new Map<StateAspect, StateWord>()
  for (const word of text.split(',').map((part) => part.trim())) {
    if (word === '') continue
    const aspect = stateAspects.find((one) => (pageStates[one] as readonly string[]).includes(word))
    if (aspect === undefined) {
      throw new PageStateError(
        `There is no state ${JSON.stringify(word)}. There are: ${stateAspects.flatMap((one) => pageStates[one]).join(', ')}.`,
      )
    }
    const other = named.get(aspect)
    if (other !== undefined && other !== word) {
      throw new PageStateError(`A page is ${other} or ${word}, not both.`)
    }
    named.set(aspect, word as StateWord)
  }
  return { ...usualState, ...Object.fromEntries(named) }
}
