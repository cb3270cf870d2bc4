import type { PageSlice } from '@milepost/content'
import type { SliceOf, SliceScope } from './section-scope.ts'

/** A type of slice that is a section. A `segment` limits the audience of the slices after it and isn't shown. */
export type SectionType = Exclude<PageSlice['type'], 'segment'>

/** Adapter groups that a section can depend on. */
export type SectionNeed = 'fitness' | 'tags' | 'teams'

/** A built-in section, as {@link defineSlice} is for sections of an application. */
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
