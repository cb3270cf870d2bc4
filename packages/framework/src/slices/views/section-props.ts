import type { SectionView } from '../../view-models/section-view.ts'

/** What a section's band takes of its view. */
export function sectionProps({ title, text, background, anchor }: SectionView) {
  return { title, text, background, anchor }
}
