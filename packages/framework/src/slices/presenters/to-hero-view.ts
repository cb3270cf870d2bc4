import { toActionViews } from '../../view-models/to-action-views.ts'
import type { TotalFigures } from '../../view-models/to-total-figures.ts'
import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import { projectFigures } from './project-figures.ts'
import type { ActionView, SectionView } from '../../view-models/section-view.ts'

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
