import type { PageState } from './page-state.ts'

/** The raised share of the target in each state, from 0; undefined for the real one. */
export const raisedShareOfState: Readonly<Record<PageState['raised'], number | undefined>> = {
  'as-raised': undefined,
  nothing: 0,
  'a-third': 1 / 3,
  met: 1,
  'far-beyond': 2.5,
}
