import type { PlatformSettings } from './site-config.ts'

/** What breaks when the peer-to-peer variant is given anything but pages (Spec §5, §8). */
export const pagesOnlyMessage = 'Projects on Everydayhero must be based on pages only'

/** The peer-to-peer variant's id in a document. */
export const peerToPeerVariant = 'everydayhero'

/** Indexes of the items that the peer-to-peer variant does not allow. */
export function nonPageItems({
  variant,
  items,
}: Pick<PlatformSettings, 'variant' | 'items'>): number[] {
  if (variant !== peerToPeerVariant) return []
  return items.flatMap(({ type }, index) => (type === 'page' ? [] : [index]))
}
