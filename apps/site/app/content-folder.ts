import type { ContentSource } from '@milepost/content'
import { createFileSource } from '@milepost/content/files'

/**
 * The documents of a folder.
 *
 * @param folder - what the setting `CONTENT_FOLDER` says
 * @throws Error when it names none
 */
export function contentFolder(folder: string | undefined): ContentSource {
  const { PREVIEW_TOKEN: previewToken } = process.env
  if (folder === undefined)
    throw new Error('CONTENT_SOURCE is "own", and CONTENT_FOLDER names no folder.')
  return createFileSource(folder, { previewToken })
}
