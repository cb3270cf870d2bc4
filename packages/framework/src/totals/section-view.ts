import type { ActionLook } from '@milepost/ui'

/** A link that asks for something. */
export interface ActionView {
  label: string
  href: string
  emphasis: 'primary' | 'secondary' | 'tertiary'
  /** What it asks for; undefined for a plain link. */
  asksFor?: 'donate' | 'signup' | 'login'
  /** Its own id, colours and width; absent when it has none. */
  look?: ActionLook
}

/** What every section may say about itself. */
export interface SectionView {
  title: string
  text: string
  background: 'none' | 'tint' | 'primary' | 'dark'
  anchor: string | undefined
  /** Who it is for, where it is not for everyone; the browser knows its visitor. */
  segments?: readonly { readonly key: string; readonly value: string }[]
}

export interface FitnessFigures {
  /** Such as `12,480 km`. */
  total: string
  /** The same in the other measure, such as `7,755 miles`. */
  also: string | undefined
  /** Such as `4,012 activities`. */
  count: string
  /** How far along the length, 0 to 100; more than once round starts again. */
  percent: number
  /** How many times the whole distance was completed. */
  laps: number
}

/** What a section shows in place of figures that could not be read. */
export interface Unavailable {
  message: string
}

/** Tells figures from the message that is in their place. */
export function isUnavailable(figures: object): figures is Unavailable {
  return 'message' in figures
}
