import type { StateAspect, StateWord } from '../page-states/page-state.ts'

/** Screens that a page is looked at on, by their width in CSS pixels. */
export const screenWidths = [360, 768, 1280] as const

export type ScreenWidth = (typeof screenWidths)[number]

/** The most states that are shown at once. */
export const mostStates = 60

/** One state of the page. */
export interface StateCell {
  /** The words of the state; none for the page as it is. */
  readonly words: readonly StateWord[]
  /** The address of the page in it. */
  readonly address: string
}

/** What was chosen, and what is shown of it. */
export interface StateMatrixView {
  /** The page's address, as it was typed. */
  readonly page: string
  readonly isWrongPage: boolean
  readonly width: ScreenWidth
  /** Whether states were chosen: otherwise all are shown. */
  readonly isNamed: boolean
  readonly combines: 'each' | 'all'
  readonly chosen: { readonly [A in StateAspect]: readonly StateWord[] }
  /** Pages of this site, as ideas. */
  readonly pages: readonly string[]
  /** How many states were asked for, where that is too many. */
  readonly tooMany: number | undefined
  /** The address of the page with where its words come from; absent for a page that is none. */
  readonly sources?: string
  readonly cells: readonly StateCell[]
  /** The ref of the preview that is being looked at; absent without one. */
  readonly previewToken?: string
}
