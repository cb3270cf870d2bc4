import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  parseSiteFile,
  writeSiteFile,
  type SiteFileDocument,
  type SiteFileMedia,
} from '@milepost/content'
import { listMedia } from '../content-folder/list-media.ts'
import { readContentFolder } from '../content-folder/read-content-folder.ts'

/**
 * Creates the text of a site file from a content folder, including drafts, releases, other languages and media.
 *
 * @throws {CommandError} if a document is not valid JSON
 * @throws {SiteFileError} if the folder has content that a site file cannot have
 * @throws {Error} if the folder does not exist
 */
export async function exportSite({
  site,
  folder,
}: {
  readonly site: string
  readonly folder: string
}): Promise<string> {
  const documents = await readContentFolder(folder, { variants: 'beside' })
  const media = await Promise.all((await listMedia(folder)).map((path) => readMedia(folder, path)))
  const text = writeSiteFile({ site, documents: documents as SiteFileDocument[], media })
  // Make sure that the file can be imported.
  await parseSiteFile(text)
  return text
}

async function readMedia(folder: string, path: string): Promise<SiteFileMedia> {
  const bytes = await readFile(join(folder, path))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, bytes: bytes.length, sha256, base64: bytes.toString('base64') }
}
