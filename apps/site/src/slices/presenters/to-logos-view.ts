import { type ImageView, presentImage } from '../../view-models/images.ts'
import type { SliceOf } from '../slice-scope.ts'
import { presentSection } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

export interface LogosView extends SectionView {
  type: 'logos'
  logos: { name: string; logo: ImageView | undefined; href: string }[]
}

/** Logos in a row, without tiers. */
export function presentLogos(slice: SliceOf<'logos'>): LogosView {
  return {
    type: 'logos',
    ...presentSection(slice.primary),
    logos: slice.items.map(({ name, logo, url }) => ({
      name,
      logo: presentImage(logo),
      href: url,
    })),
  }
}
