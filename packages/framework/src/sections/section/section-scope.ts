import type { PageSlice } from '@milepost/content'
import type { Total } from '../../totals/total.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import type { ButtonTargets } from '../../totals/views.ts'
import type { ReceiptView } from '../receipt/receipt.tsx'

/** The fundraising page, team or tag that a page of the site is about. */
export interface SliceSubject {
  readonly kind: 'page' | 'team' | 'tag'
  readonly name: string
  /** The raised amount, in minor units of `currency`. */
  readonly raisedMinor: number
  readonly donationCount: number | undefined
  readonly currency: string
  /** The same with its parts and its time, where these are known. */
  readonly total?: Total | undefined
  readonly distanceMetres: number
  readonly elevationMetres: number
  readonly durationSeconds: number
  readonly activityCount: number | undefined
}

/** Scope that a page's sections share. */
export interface SliceScope extends PageScope {
  readonly targets: ButtonTargets
  /** Thanks for the gift that the address names; undefined when it names none. */
  readonly receipt: ReceiptView | undefined
  /** The requested URL, which contains search texts and list pages. */
  readonly url: URL
  /** Subject of the page; undefined for a content page. */
  readonly subject: SliceSubject | undefined
}

/** The slice of one type. */
export type SliceOf<Type extends PageSlice['type']> = Extract<PageSlice, { type: Type }>
