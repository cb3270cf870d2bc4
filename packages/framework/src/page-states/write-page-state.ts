import { type PageState, stateAspects, type StateWord, usualState } from './page-state.ts'

/** The words of a state that are not as the page is anyway, in the order of the aspects. */
export function stateWords(state: PageState): StateWord[] {
  return stateAspects.map((one) => state[one]).filter((word) => !isUsual.has(word))
}

/** A state as `readPageState` reads it: only what is not as the page is anyway. */
export function writePageState(state: PageState): string {
  return stateWords(state).join(',')
}

const isUsual: ReadonlySet<StateWord> = new Set(Object.values(usualState))
