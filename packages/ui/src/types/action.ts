import type { buttonEmphases } from '../components/button/button.tsx'

/** A link that asks for something, shown as a button. */
export interface Action {
  label: string
  href: string
  /** @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
}
