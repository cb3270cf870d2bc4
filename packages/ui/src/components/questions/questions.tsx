import type { ComponentProps, ReactNode } from 'react'
import { Accordion } from '../accordion/accordion.tsx'

export interface QuestionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `answer` is text, or a `RichText`. */
  items: readonly { question: string; answer: ReactNode }[]
}

/**
 * Questions that fold out their answers; the browser's own find opens them too. Renders a `<div>` of
 * `<details>`; nothing when there are none.
 */
export function Questions({ items, ...rest }: QuestionsProps) {
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
      {...rest}
    />
  )
}
