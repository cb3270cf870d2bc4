import type { SectionView } from '../../totals/section-view.ts'

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
