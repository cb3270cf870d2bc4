import type { ActionLook } from '@milepost/ui'

/** A link that asks for something. */
export interface ActionView {
  label: string
  href: string
  emphasis: 'primary' | 'secondary' | 'tertiary'
  /** Its action, which depends on the session; undefined for a plain link. */
  asksFor?: 'donate' | 'signup' | 'login'
  /** Its own id, colours and width; absent when it has none. */
  look?: ActionLook
}

/** Fields that all sections share. */
export interface SectionView {
  title: string
  text: string
  background: 'none' | 'tint' | 'primary' | 'dark'
  anchor: string | undefined
  /** Audience, if limited. The browser checks it against the visitor. */
  segments?: readonly { readonly key: string; readonly value: string }[]
}

export interface FitnessFigures {
  /** For example `12,480 km`. */
  total: string
  /** The same in the other measure, such as `7,755 miles`. */
  also: string | undefined
  /** For example `4,012 activities`. */
  count: string
  /** Progress along the route, 0 to 100. Restarts after a full lap. */
  percent: number
  /** Number of completed laps. */
  laps: number
}

/** Message of a section whose figures could not be read. */
export interface Unavailable {
  message: string
}

/** Tells figures from the message that is in their place. */
export function isUnavailable(figures: object): figures is Unavailable {
  return 'message' in figures
}
