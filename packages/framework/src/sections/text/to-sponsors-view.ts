import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface SponsorsView extends SectionView {
  type: 'sponsors'
  sponsors: { name: string; logo: ImageView | undefined; href: string; tier: string }[]
}

/** Who pays for it, by tier. */
export function toSponsorsView(slice: SliceOf<'sponsors'>): SponsorsView {
  return {
    type: 'sponsors',
    ...toSectionView(slice.primary),
    sponsors: slice.items.map(({ name, logo, url, tier }) => ({
      name,
      logo: toImageView(logo),
      href: url,
      tier,
    })),
  }
}
