import {
  type PageState,
  pageStates,
  type StateAspect,
  stateAspects,
  type StateWord,
  usualState,
} from '../page-states/page-state.ts'

type Chosen = { readonly [A in StateAspect]: readonly StateWord[] }

/**
 * The states to show: each chosen word by itself, after the page as it is; or every combination of them.
 *
 * @param chosen - an aspect without a word stays as it is
 */
export function statesToShow(chosen: Chosen, combines: 'each' | 'all'): PageState[] {
  return combines === 'all' ? everyCombination(chosen) : oneByOne(chosen)
}

function oneByOne(chosen: Chosen): PageState[] {
  const changes = stateAspects.flatMap((aspect) =>
    chosen[aspect]
      .filter((word) => word !== usualState[aspect])
      .map((word) => ({ ...usualState, [aspect]: word })),
  )
  return [usualState, ...changes]
}

function everyCombination(chosen: Chosen): PageState[] {
  let states: PageState[] = [usualState]
  for (const aspect of stateAspects) {
    const words = chosen[aspect].length === 0 ? [usualState[aspect]] : chosen[aspect]
    states = states.flatMap((state) => words.map((word) => ({ ...state, [aspect]: word })))
  }
  return states
}

/** How many {@link statesToShow} gives, without making them. */
export function countStates(chosen: Chosen, combines: 'each' | 'all'): number {
  return combines === 'all'
    ? stateAspects.reduce((count, one) => count * Math.max(1, chosen[one].length), 1)
    : oneByOne(chosen).length
}

/** The words of a query that are of an aspect, each once. */
export function wordsOf(aspect: StateAspect, texts: readonly string[]): StateWord[] {
  return pageStates[aspect].filter((word) => texts.includes(word))
}
