import type { PreviewStorage } from '@milepost/content'
import { siteStore } from '../site-store.ts'

/** Where this browser remembers a preview: the part `prismic` of its state (Spec §3). */
export const previewStorage: PreviewStorage = {
  read: () => siteStore().get('prismic'),
  write: (preview) => siteStore().set('prismic', () => ({ ...preview })),
  remove: () => siteStore().set('prismic', () => undefined),
}
