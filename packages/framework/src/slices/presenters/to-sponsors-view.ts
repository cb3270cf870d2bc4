import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

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
