import { type ImageView, toActionViews, toImageView } from '../../totals/views.ts'
import type { TotalFigures } from '../../totals/total-figures.ts'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import { projectFigures } from '../figures/figures.server.ts'
import type { ActionView, SectionView } from '../../totals/section-view.ts'

export interface HeroView extends SectionView {
  type: 'hero'
  image: ImageView | undefined
  actions: ActionView[]
  figures: TotalFigures | undefined
  edge: 'none' | 'wave' | 'diagonal'
}

/** The full-width scene, with the live total where the editor wants it. */
export async function toHeroView(slice: SliceOf<'hero'>, scope: SliceScope): Promise<HeroView> {
  const { image, showTotal, edge } = slice.primary
  return {
    type: 'hero',
    ...toSectionView(slice.primary),
    image: toImageView(image),
    actions: toActionViews(slice.items, scope.targets, scope.messages),
    figures: showTotal ? await projectFigures(scope) : undefined,
    edge,
  }
}
