import { isSegmentShown } from '@milepost/content'
import { Message, Section } from '@milepost/ui'
import { lazy, Suspense, useMemo } from 'react'
import { asksForAnswers } from './asks-for-answers.ts'
import { fillVisitorSlots } from '../frame/placeholders/visitor-slots.ts'
import { useVisitorValues } from '../frame/placeholders/use-visitor-values.ts'
import { isInteractive } from './is-interactive.ts'
import { lazySectionNames, SliceSection } from './slice-section.tsx'
import type { SliceView } from './slice-view.ts'
import type { PageFormAnswer } from './form/page-form-answer.ts'

// Only who has a page reads answers, where a page asks for them.
const ReadAnswers = lazy(async () => ({
  default: (await import('../frame/placeholders/read-answers.tsx')).ReadAnswers,
}))

const nothing: PageFormAnswer = {}

/**
 * The sections of a page that are for its visitor, with the visitor's own words in their places. The
 * server knows nobody: who is signed in sees theirs once the browser does.
 */
export function SliceList({
  slices,
  answer = nothing,
  otherwise,
  about,
}: {
  slices: readonly SliceView[]
  answer?: PageFormAnswer | undefined
  /** Said when the page has sections, and none of them is for its visitor. */
  otherwise?: string | undefined
  /** The slug of the supporter's page that they are on. */
  about?: string | undefined
}) {
  const { segments, placeholders, pageSlug } = useVisitorValues(about)
  const hasPage = pageSlug !== undefined
  const isAsked = useMemo(() => hasPage && asksForAnswers(slices), [hasPage, slices])
  const answers =
    pageSlug !== undefined && isAsked ? (
      <Suspense fallback={null}>
        <ReadAnswers slug={pageSlug} />
      </Suspense>
    ) : null
  const shown = slices.map((slice) => {
    const wanted = 'segments' in slice ? slice.segments : undefined
    return wanted === undefined || isSegmentShown({ isSegmented: true, segments: wanted }, segments)
  })
  if (otherwise !== undefined && slices.length > 0 && !shown.includes(true)) {
    return (
      <>
        {answers}
        <Section size="narrow">
          <Message>{otherwise}</Message>
        </Section>
      </>
    )
  }
  const waiting = lazySectionNames(slices)
  const isMoving = slices.some(isInteractive)
  return (
    <>
      {answers}
      {waiting.length === 0 ? null : <template data-sections={waiting.join(' ')} />}
      {isMoving ? <template data-interactive="" /> : null}
      {slices.map((slice, index) =>
        shown[index] ? (
          // oxlint-disable-next-line react/no-array-index-key -- the sections of a page keep their order
          <SliceSection key={index} slice={fillVisitorSlots(slice, placeholders)} answer={answer} />
        ) : null,
      )}
    </>
  )
}
