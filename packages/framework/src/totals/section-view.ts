import type { ActionOverrides } from '@milepost/ui'

/** A call-to-action link. */
export interface ActionView {
  label: string
  href: string
  emphasis: 'primary' | 'secondary' | 'tertiary'
  /** Action that depends on the session; undefined for a plain link. */
  asksFor?: 'donate' | 'signup' | 'login'
  /** Custom id, colours and width, if any. */
  overrides?: ActionOverrides
}

/** Fields that all sections share. */
export interface SectionView {
  title: string
  text: string
  background: 'none' | 'tint' | 'primary' | 'dark'
  anchor: string | undefined
  /** Audience, if limited. It is checked in the browser, because pages are cached for all visitors. */
  segments?: readonly { readonly key: string; readonly value: string }[]
  /**
   * Whether the section runs code without user input, so its page starts the application as soon as the browser is
   * idle. Clicks start it anyway (`frame/starter/starter.ts`).
   */
  isInteractive?: boolean
}

export interface FitnessFigures {
  /** For example `12,480 km`. */
  total: string
  /** The distance in the other system of units, such as `7,755 miles`; undefined for elevation. */
  also: string | undefined
  /** Number of activities, such as `4,012`. */
  count: string
  /** Progress of the current lap, 0 to 100. */
  percent: number
  /** Number of completed laps. */
  laps: number
}

/** Message instead of totals that cannot be read. */
export interface Unavailable {
  message: string
}

/** Whether there is a message instead of totals. */
export function isUnavailable(figures: object): figures is Unavailable {
  return 'message' in figures
}
