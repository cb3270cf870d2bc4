import type { PageState } from './page-state.ts'

/** What of its target was raised, as a share. */
export const shareOf: Readonly<Record<PageState['raised'], number | undefined>> = {
  'as-raised': undefined,
  nothing: 0,
  'a-third': 1 / 3,
  met: 1,
  'far-beyond': 2.5,
}
