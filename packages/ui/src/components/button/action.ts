import type { CSSProperties, MouseEvent } from 'react'
import type { buttonEmphases } from './button.tsx'

/** A link that asks for something, shown as a button. */
export interface Action {
  label: string
  href: string
  /** @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** An id, colours (see `buttonFromColours`), a full width and a handler of its own. */
  look?: ActionLook | undefined
}

/** What one button does differently from other buttons of its kind. */
export interface ActionLook {
  /** Runs before the address is followed; `preventDefault` does something else in its place. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  id?: string | undefined
  style?: CSSProperties | undefined
  wide?: boolean | undefined
}
