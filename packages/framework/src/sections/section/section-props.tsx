import { isUnavailable, type SectionView, type Unavailable } from '../../totals/section-view.ts'
import type { SliceView } from '../sections.server.ts'
import type { PageFormAnswer } from '../form/form-answer.ts'
import { Message } from '@milepost/ui'
import type { ReactNode } from 'react'

/** The properties of a section's outer part: title, text, background and anchor. */
export function sectionProps({ title, text, background, anchor }: SectionView) {
  return { title, text, background, anchor }
}

/** Props of a section's component. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageFormAnswer
}

interface WhenAvailableProps<Figures extends object> {
  figures: Figures | Unavailable
  children: (figures: Figures) => ReactNode
}

/** Renders figures, or a message if they are unavailable. */
export function WhenAvailable<Figures extends object>({
  figures,
  children,
}: WhenAvailableProps<Figures>) {
  return isUnavailable(figures) ? (
    <Message tone="warning">{figures.message}</Message>
  ) : (
    children(figures)
  )
}
