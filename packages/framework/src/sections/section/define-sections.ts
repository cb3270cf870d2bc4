import type { PageSlice } from '@milepost/content'
import type { Total } from '../../totals/total.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import type { ButtonTargets } from '../../totals/views.ts'
import type { ReceiptView } from '../receipt/receipt.tsx'

/** A type of slice that is a section. A `segment` limits the audience of the slices after it and isn't shown. */
export type SectionType = Exclude<PageSlice['type'], 'segment'>

/** Adapter groups that a section can depend on. */
export type SectionNeed = 'fitness' | 'tags' | 'teams'

/** Definition of a built-in section. For an application's sections, see {@link defineSlice}. */
export interface SectionDefinition<Type extends SectionType, View extends object = object> {
  /** Returns the adapter group that the section cannot work without. @default none */
  readonly needs?: (slice: SliceOf<Type>) => SectionNeed | undefined
  /** Whether the page has the section. @default always */
  readonly isShown?: (slice: SliceOf<Type>, scope: SliceScope) => boolean
  /** Whether the section runs code without user input, so its page starts the application. @default never */
  readonly isInteractive?: (slice: SliceOf<Type>) => boolean
  /** Creates the section's view. It overrides the fields that all sections share. */
  readonly present: (slice: SliceOf<Type>, scope: SliceScope) => View | Promise<View>
}

type Definitions = { readonly [Type in SectionType]?: SectionDefinition<Type> }

/** Checks the definitions of a family of sections, by `slice_type`. */
export function defineSections<const Family extends Definitions>(family: Family): Family {
  return family
}

/** The fundraising page, team or tag that a page of the site is about. */
export interface SliceSubject {
  readonly kind: 'page' | 'team' | 'tag'
  readonly name: string
  /** The raised amount, in minor units of `currency`. */
  readonly raisedMinor: number
  readonly donationCount: number | undefined
  readonly currency: string
  /** The raised amount with its breakdown and timestamp, if known. */
  readonly total?: Total | undefined
  readonly distanceMetres: number
  readonly elevationMetres: number
  readonly durationSeconds: number
  readonly activityCount: number | undefined
}

/** Scope that a page's sections share. */
export interface SliceScope extends PageScope {
  readonly targets: ButtonTargets
  /** Receipt of the donation in the URL; undefined if there is none. */
  readonly receipt: ReceiptView | undefined
  /** The requested URL, which contains search texts and list pages. */
  readonly url: URL
  /** Subject of the page; undefined for a content page. */
  readonly subject: SliceSubject | undefined
}

/** Slice of a type. */
export type SliceOf<Type extends PageSlice['type']> = Extract<PageSlice, { type: Type }>
