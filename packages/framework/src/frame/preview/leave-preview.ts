import { isPreviewPath, previewPath, withoutPreview } from './preview-query.ts'
import { previewStorage } from './preview-storage.ts'

/** Ends the preview: its token is forgotten and the page is loaded as everybody sees it (Spec §4). */
export function leavePreview(): void {
  previewStorage.remove()
  const url = withoutPreview(window.location.href)
  if (isPreviewPath(url.pathname)) {
    url.pathname = url.pathname.slice(0, -previewPath.length) || '/'
  }
  url.searchParams.delete('to')
  window.location.replace(url)
}
