import type { CSSProperties, MouseEvent } from 'react'
import type { buttonEmphases } from './button.tsx'

/** A link that asks for something, shown as a button. */
export interface Action {
  label: string
  href: string
  /** @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** Runs before the address is followed; `preventDefault` does something else in its place. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** An id, colours (see `buttonFromColours`) and a full width of its own. */
  look?: ActionLook | undefined
}

/** How one button differs from its kind. */
export interface ActionLook {
  id?: string | undefined
  style?: CSSProperties | undefined
  wide?: boolean | undefined
}
