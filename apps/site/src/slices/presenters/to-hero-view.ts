import { presentButtons } from '../../view-models/to-action-views.ts'
import type { Figures } from '../../view-models/figures.ts'
import { type ImageView, presentImage } from '../../view-models/images.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { presentSection } from './to-section-view.ts'
import { projectFigures } from './project-figures.ts'
import type { ActionView, SectionView } from '../../view-models/section-view.ts'

export interface HeroView extends SectionView {
  type: 'hero'
  image: ImageView | undefined
  actions: ActionView[]
  figures: Figures | undefined
  edge: 'none' | 'wave' | 'diagonal'
}

/** The full-width scene, with the live total where the editor wants it. */
export async function presentHero(slice: SliceOf<'hero'>, scope: SliceScope): Promise<HeroView> {
  const { image, showTotal, edge } = slice.primary
  return {
    type: 'hero',
    ...presentSection(slice.primary),
    image: presentImage(image),
    actions: presentButtons(slice.items, scope.targets, scope.messages),
    figures: showTotal ? await projectFigures(scope) : undefined,
    edge,
  }
}
