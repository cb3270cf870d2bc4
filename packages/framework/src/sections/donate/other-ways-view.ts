import type { SafeHtml } from '@milepost/content/html'

/** Other ways to give than the payment page, as plain data. */
export interface OtherWaysView {
  title: string
  /** They are in place of the form, not beside it. */
  isInPlace: boolean
  /** How to give another way, such as bank details; undefined for none. */
  html: SafeHtml | undefined
  link: { label: string; href: string } | undefined
  /** Undefined for none. */
  phone: { label: string; href: string } | undefined
}
