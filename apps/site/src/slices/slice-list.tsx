import { isSegmentShown } from '@milepost/content'
import { Message, Section } from '@milepost/ui'
import { fillVisitorSlots } from '../placeholders/visitor-slots.ts'
import { useVisitorValues } from '../placeholders/use-visitor-values.ts'
import { isLater, SliceSection } from './slice-section.tsx'
import type { SliceView } from './slice-view.ts'
import type { PageAnswer } from '../present/page-answer.ts'

const nothing: PageAnswer = {}

/**
 * The sections of a page that are for its visitor, with the visitor's own words in their places. The
 * server knows nobody: who is signed in sees theirs once the browser does.
 */
export function SliceList({
  slices,
  answer = nothing,
  otherwise,
}: {
  slices: readonly SliceView[]
  answer?: PageAnswer | undefined
  /** Said when the page has sections, and none of them is for its visitor. */
  otherwise?: string | undefined
}) {
  const { segments, placeholders } = useVisitorValues()
  const shown = slices.map((slice) => {
    const wanted = 'segments' in slice ? slice.segments : undefined
    return wanted === undefined || isSegmentShown({ isSegmented: true, segments: wanted }, segments)
  })
  if (otherwise !== undefined && slices.length > 0 && !shown.includes(true)) {
    return (
      <Section size="narrow">
        <Message>{otherwise}</Message>
      </Section>
    )
  }
  const waiting = [...new Set(slices.map(({ type }) => type).filter((type) => isLater(type)))]
  return (
    <>
      {waiting.length === 0 ? null : <template data-sections={waiting.join(' ')} />}
      {slices.map((slice, index) =>
        shown[index] ? (
          // oxlint-disable-next-line react/no-array-index-key -- the sections of a page keep their order
          <SliceSection key={index} slice={fillVisitorSlots(slice, placeholders)} answer={answer} />
        ) : null,
      )}
    </>
  )
}
