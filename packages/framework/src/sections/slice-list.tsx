import type { SliceView } from './sections.server.ts'
import {
  fillVisitorSlots,
  hasSlots,
  useVisitorValues,
} from '../frame/placeholders/visitor-values.ts'
import { isSegmentShown } from '@milepost/content'
import { Message, Section } from '@milepost/ui'
import { lazy, Suspense, useMemo } from 'react'
import { getLazySectionNames, SliceSection } from './slice-section.tsx'
import type { PageFormResponse } from './form/form-answer.ts'

/** Segment keys that depend on the session only. */
const sessionKeyPattern = /^(?:signedIn|hasPage|hasTeam)$/

/** Whether a page's sections depend on a supporter's registration answers, through a placeholder or a segment. */
export function dependsOnAnswers(slices: readonly SliceView[]): boolean {
  return slices.some((slice) => {
    const segments = ('segments' in slice && slice.segments) || []
    return segments.some(({ key }) => !sessionKeyPattern.test(key)) || hasSlots(slice, 'metadata_')
  })
}

// Lazy: loaded only for supporters with a page, if the sections depend on their answers.
const ReadAnswers = lazy(async () => ({
  default: (await import('../frame/placeholders/load-answers.tsx')).LoadAnswers,
}))

const noResponse: PageFormResponse = {}

/**
 * Sections of a page for the current visitor, with the visitor's placeholders filled in. The server renders them for
 * signed-out visitors.
 */
export function SliceList({
  slices,
  answer = noResponse,
  otherwise,
  about,
}: {
  slices: readonly SliceView[]
  answer?: PageFormResponse | undefined
  /** Message if the current visitor may see none of the sections. */
  otherwise?: string | undefined
  /** Slug of the supporter page that contains the sections. */
  about?: string | undefined
}) {
  const { segments, placeholders, pageSlug } = useVisitorValues(about)
  const hasPage = pageSlug !== undefined
  const isAsked = useMemo(() => hasPage && dependsOnAnswers(slices), [hasPage, slices])
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
  const waiting = getLazySectionNames(slices)
  const isMoving = slices.some(({ isInteractive }) => isInteractive)
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
