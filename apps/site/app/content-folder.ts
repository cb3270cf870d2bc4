import type { ContentSource } from '@milepost/content'
import { fileSource } from '@milepost/content/files'

/**
 * The documents of the folder that `CONTENT_FOLDER` names.
 *
 * @throws Error when it names none
 */
export function contentFolder(): ContentSource {
  const { CONTENT_FOLDER: folder = '', PREVIEW_TOKEN: previewToken } = process.env
  if (folder === '') throw new Error('CONTENT_SOURCE is "own", and CONTENT_FOLDER names no folder.')
  return fileSource(folder, { previewToken })
}
