import { Message } from '@milepost/ui'
import type { ReactNode } from 'react'
import { isUnavailable, type Unavailable } from '../../totals/section-view.ts'

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
