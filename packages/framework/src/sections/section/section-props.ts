import type { SectionView } from '../../totals/section-view.ts'

/** The properties of a section's outer part: title, text, background and anchor. */
export function sectionProps({ title, text, background, anchor }: SectionView) {
  return { title, text, background, anchor }
}
