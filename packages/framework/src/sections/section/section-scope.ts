import type { PageSlice } from '@milepost/content'
import type { Total } from '../../totals/total.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import type { ButtonTargets } from '../../totals/views.ts'
import type { ReceiptView } from '../receipt/receipt.tsx'
import type { SectionView } from '../../totals/section-view.ts'

/** The fundraising page, team or tag that a page of the site is about. */
export interface SliceSubject {
  readonly kind: 'page' | 'team' | 'tag'
  readonly name: string
  /** The raised amount, in minor units of `currency`. */
  readonly raisedMinor: number
  /** Undefined where nobody tells it. */
  readonly donationCount: number | undefined
  readonly currency: string
  /** The same with its parts and its time, where these are known. */
  readonly total?: Total | undefined
  readonly distanceMetres: number
  readonly elevationMetres: number
  readonly durationSeconds: number
  /** Undefined where nobody tells it. */
  readonly activityCount: number | undefined
}

/** What the sections of one page share. */
export interface SliceScope extends PageScope {
  readonly targets: ButtonTargets
  /** Thanks for the gift that the address names; undefined when it names none. */
  readonly receipt: ReceiptView | undefined
  /** The address that was asked for: searches and pages of lists are read from it. */
  readonly url: URL
  /** What the page is about; undefined for a content page. */
  readonly subject: SliceSubject | undefined
}

/** The slice of one type. */
export type SliceOf<Type extends PageSlice['type']> = Extract<PageSlice, { type: Type }>

interface Primary {
  title: string
  text?: unknown
  background: SectionView['background']
  anchor: string | undefined
}

/** What every section says about itself. */
export function toSectionView({ title, text, background, anchor }: Primary): SectionView {
  return { title, text: typeof text === 'string' ? text : '', background, anchor }
}
