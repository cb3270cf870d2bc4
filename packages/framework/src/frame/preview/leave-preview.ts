import type { PreviewStorage } from '@milepost/content'
import { siteStore } from '../site-store.ts'
import { isPreviewPath, previewPath, withoutPreview } from './preview-query.ts'

/** Preview storage: the `prismic` part of the browser's state (Spec §3). */
export const previewStorage: PreviewStorage = {
  read: () => siteStore().get('prismic'),
  write: (preview) => siteStore().set('prismic', () => ({ ...preview })),
  remove: () => siteStore().set('prismic', () => undefined),
}

/** Leaves the preview: discards its token, and reloads the public page (Spec §4). */
export function leavePreview(): void {
  previewStorage.remove()
  const url = withoutPreview(window.location.href)
  if (isPreviewPath(url.pathname)) {
    url.pathname = url.pathname.slice(0, -previewPath.length) || '/'
  }
  url.searchParams.delete('to')
  window.location.replace(url)
}
