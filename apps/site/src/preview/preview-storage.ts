import type { PreviewStorage } from '@milepost/content'
import { browserStore } from '../browser-store/browser-store.ts'

/** Where this browser remembers a preview: the part `prismic` of its state (Spec §3). */
export const previewStorage: PreviewStorage = {
  read: () => browserStore().get('prismic'),
  write: (preview) => browserStore().set('prismic', () => ({ ...preview })),
  remove: () => browserStore().set('prismic', () => undefined),
}
