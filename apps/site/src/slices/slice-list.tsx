import { isSegmentShown } from '@milepost/content'
import { fillVisitorSlots } from '../placeholders/visitor-slots.ts'
import { useVisitorValues } from '../placeholders/use-visitor-values.ts'
import { SliceSection } from './slice-section.tsx'
import type { SliceView } from './slice-view.ts'
import type { PageAnswer } from './views/section-view-props.ts'

const nothing: PageAnswer = {}

/**
 * The sections of a page that are for its visitor, with the visitor's own words in their places. The
 * server knows nobody: who is signed in sees theirs once the browser does.
 */
export function SliceList({
  slices,
  answer = nothing,
}: {
  slices: readonly SliceView[]
  answer?: PageAnswer | undefined
}) {
  const { segments, placeholders } = useVisitorValues()
  return slices.map((slice, index) => {
    const wanted = 'segments' in slice ? slice.segments : undefined
    const isShown =
      wanted === undefined || isSegmentShown({ isSegmented: true, segments: wanted }, segments)
    return isShown ? (
      // oxlint-disable-next-line react/no-array-index-key -- the sections of a page keep their order
      <SliceSection key={index} slice={fillVisitorSlots(slice, placeholders)} answer={answer} />
    ) : null
  })
}
