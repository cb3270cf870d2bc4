import type { PageSlice } from '@milepost/content'
import type { Total } from '../../totals/total.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import type { ButtonTargets } from '../../totals/views.ts'
import type { ReceiptView } from '../receipt/receipt.tsx'

/** Type of a slice that is rendered as a section. A `segment` is not: it limits the audience of the slices after it. */
export type SectionType = Exclude<PageSlice['type'], 'segment'>

/** Group of platform calls that a section can require. */
export type SectionNeed = 'fitness' | 'tags' | 'teams'

/** Definition of a built-in section. For an application's sections, see {@link defineSlice}. */
export interface SectionDefinition<Type extends SectionType, View extends object = object> {
  /** Returns the group of platform calls that a slice requires; undefined if there is none. @default always undefined */
  readonly needs?: (slice: SliceOf<Type>) => SectionNeed | undefined
  /** Returns whether the page shows the section. @default always true */
  readonly isShown?: (slice: SliceOf<Type>, scope: SliceScope) => boolean
  /** Returns whether the section runs code without user input. @default always false */
  readonly isInteractive?: (slice: SliceOf<Type>) => boolean
  /** Creates the section's view, which can override the fields of every section. */
  readonly present: (slice: SliceOf<Type>, scope: SliceScope) => View | Promise<View>
}

type SectionDefinitions = { readonly [Type in SectionType]?: SectionDefinition<Type> }

/** Returns the definitions of a family of sections, by `slice_type`, with their inferred type. */
export function defineSections<const Family extends SectionDefinitions>(family: Family): Family {
  return family
}

/** Supporter page, team or tag that is the subject of a page. */
export interface SliceSubject {
  readonly kind: 'page' | 'team' | 'tag'
  readonly name: string
  /** Raised amount, in minor units of `currency`. */
  readonly raisedMinor: number
  readonly donationCount: number | undefined
  readonly currency: string
  /** Raised amount with its breakdown and time; undefined if unknown. */
  readonly total?: Total | undefined
  readonly distanceMetres: number
  readonly elevationMetres: number
  readonly durationSeconds: number
  readonly activityCount: number | undefined
}

/** Scope of a page's sections. */
export interface SliceScope extends PageScope {
  readonly targets: ButtonTargets
  /** Receipt of the donation in the URL; undefined if there is none. */
  readonly receipt: ReceiptView | undefined
  /** Requested URL, whose query may contain a search text or a page number. */
  readonly url: URL
  /** Subject of the page; undefined for a content page. */
  readonly subject: SliceSubject | undefined
}

/** Slice of a type. */
export type SliceOf<Type extends PageSlice['type']> = Extract<PageSlice, { type: Type }>
