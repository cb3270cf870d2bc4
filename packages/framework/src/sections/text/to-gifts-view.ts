import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import { formatMajorAmount } from '../figures/project-figures.ts'
import type { SectionView } from '../../totals/section-view.ts'

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
