import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import { formatMajorAmount } from './project-figures.ts'
import type { SectionView } from '../../view-models/section-view.ts'

export interface GiftsView extends SectionView {
  type: 'gifts'
  gifts: { amount: string; label: string; image: ImageView | undefined }[]
}

/** What a gift does, by amount. */
export async function toGiftsView(slice: SliceOf<'gifts'>, scope: SliceScope): Promise<GiftsView> {
  return {
    type: 'gifts',
    ...toSectionView(slice.primary),
    gifts: await Promise.all(
      slice.items.map(async ({ amount, label, image }) => ({
        amount: await formatMajorAmount(amount, scope),
        label,
        image: toImageView(image),
      })),
    ),
  }
}
