import type { PlatformSettings } from './site-config.ts'

/** What breaks when the peer-to-peer variant is given anything but pages (Spec §5, §8). */
export const pagesOnlyMessage = 'Projects on Everydayhero must be based on pages only'

/** The peer-to-peer variant's id in a document. */
export const peerToPeerVariant = 'everydayhero'

/** The place of the first item that breaks the peer-to-peer variant's rule; undefined when none does. */
export function findNonPageItem(
  settings: Pick<PlatformSettings, 'variant' | 'items'>,
): number | undefined {
  if (settings.variant !== peerToPeerVariant) return undefined
  const index = settings.items.findIndex(({ type }) => type !== 'page')
  return index === -1 ? undefined : index
}
