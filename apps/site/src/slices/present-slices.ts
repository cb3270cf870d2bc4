import type { PageSlice } from '@milepost/content'
import { presentSlice, type SliceScope } from './present-slice.ts'
import type { SliceView } from './slice-view.ts'

/**
 * Reads and presents a page's sections, all at once. A teams board is left out where the project has
 * no teams, and the donate form where there is nothing to give to.
 */
export function presentSlices(
  slices: readonly PageSlice[],
  scope: SliceScope,
): Promise<SliceView[]> {
  return Promise.all(
    slices.filter((slice) => hasPlace(slice, scope)).map((slice) => presentSlice(slice, scope)),
  )
}

function hasPlace(slice: PageSlice, { project }: SliceScope): boolean {
  if (slice.type === 'donate') return project !== undefined
  if (slice.type === 'leaderboard' && slice.primary.kind === 'teams')
    return project?.teams !== undefined
  return true
}
