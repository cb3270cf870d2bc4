import type { SectionView } from '../../totals/section-view.ts'

/** What the component of an application's own section is given. */
export interface SliceComponentProps<View> {
  /** What the slice's `present` made. */
  slice: View
  /** Title, text, background and anchor, for `<Section>` of `@milepost/ui`. */
  section: Pick<SectionView, 'title' | 'text' | 'background' | 'anchor'>
}
