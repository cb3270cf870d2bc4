import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface LogosView extends SectionView {
  type: 'logos'
  logos: { name: string; logo: ImageView | undefined; href: string }[]
}

/** Logos in a row, without tiers. */
export function toLogosView(slice: SliceOf<'logos'>): LogosView {
  return {
    type: 'logos',
    ...toSectionView(slice.primary),
    logos: slice.items.map(({ name, logo, url }) => ({
      name,
      logo: toImageView(logo),
      href: url,
    })),
  }
}
