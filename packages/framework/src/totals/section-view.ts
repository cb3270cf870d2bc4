import type { ActionOverrides } from '@milepost/ui'

/** Call-to-action link. */
export interface ActionView {
  label: string
  href: string
  emphasis: 'primary' | 'secondary' | 'tertiary'
  /** Action that depends on the session; undefined for a plain link. */
  asksFor?: 'donate' | 'signup' | 'login'
  /** Custom id, colours and width. */
  overrides?: ActionOverrides
}

/** Fields of every section. */
export interface SectionView {
  title: string
  text: string
  background: 'none' | 'tint' | 'primary' | 'dark'
  anchor: string | undefined
  /**
   * Segments that may see the section. Checked in the browser, because pages are cached for all visitors. @default everyone
   */
  segments?: readonly { readonly key: string; readonly value: string }[]
  /**
   * Whether the section runs code without user input, so that its page starts the application as soon as the browser is idle,
   * rather than on the first interaction. @default false
   */
  isInteractive?: boolean
}

export interface ActivityTotalView {
  /** Formatted total, such as `12,480 km`. */
  total: string
  /** Distance in the other system of units, such as `7,755 miles`; undefined for elevation. */
  also: string | undefined
  /** Number of activities, such as `4,012`. */
  count: string
  /** Progress of the current lap, 0 to 100. */
  percent: number
  /** Number of completed laps. */
  laps: number
}

/** Message instead of totals that cannot be read. */
export interface UnavailableView {
  message: string
}

export function isUnavailable(figures: object): figures is UnavailableView {
  return 'message' in figures
}
