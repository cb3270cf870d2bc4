import type { CSSProperties } from 'react'
import type { buttonEmphases } from './button.tsx'

/** A link that asks for something, shown as a button. */
export interface Action {
  label: string
  href: string
  /** @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** What is its own: an id, colours as of `buttonFromColours`, and whether it is as wide as what it stands in. */
  look?: ActionLook | undefined
}

/** How one button differs from its kind. */
export interface ActionLook {
  id?: string | undefined
  style?: CSSProperties | undefined
  wide?: boolean | undefined
}
