import type { PageSlice } from '@milepost/content'
import { slicePresenters } from './slice-presenters.ts'
import type { SliceScope } from './section/slice-scope.ts'
import type { SliceView } from './slice-view.ts'

/** Reads what one section shows and puts it into words. A failed read leaves a message in its place. */
export async function toSliceView(
  slice: Exclude<PageSlice, { type: 'segment' }>,
  scope: SliceScope,
): Promise<SliceView> {
  // One entry per type: the type that names the entry is the type of the slice.
  const present = slicePresenters[slice.type] as (
    slice: PageSlice,
    scope: SliceScope,
  ) => SliceView | Promise<SliceView>
  return present(slice, scope)
}
