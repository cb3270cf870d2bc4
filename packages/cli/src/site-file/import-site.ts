import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { SiteFile, SiteFileDocument } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'
import { requireReplaceableFolder } from './require-replaceable-folder.ts'

/**
 * Writes a site file's documents and media to a content folder. The files are prepared in a temporary folder, then put in place
 * by renaming; if that fails, the previous content is restored.
 *
 * @param site - from `parseSiteFile`, which validates names
 * @param options.replace - whether an existing site may be replaced
 * @param options.cwd - the working directory, which is never replaced
 * @throws {CommandError} if there is a site that may not be replaced, or anything other than a site
 */
export async function importSite(
  site: SiteFile,
  { folder: named, replace, cwd }: { folder: string; replace: boolean; cwd: string },
): Promise<void> {
  // Keep a symbolic link, and replace its target.
  const folder = await fallbackIfMissing(realpath(named), named)
  const hasContent = await requireReplaceableFolder(folder, await realpath(cwd))
  if (hasContent && !replace) {
    throw new CommandError(
      `${named} already exists`,
      'Choose another folder with --folder, or replace the site with --replace.',
    )
  }
  await mkdir(dirname(folder), { recursive: true })
  const workFolder = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  const next = join(workFolder, 'next')
  const previous = join(workFolder, 'previous')
  try {
    await writeSite(site, next)
    const isMoved = await fallbackIfMissing(
      rename(folder, previous).then(() => true),
      false,
    )
    try {
      await rename(next, folder)
    } catch (error) {
      if (isMoved) await rename(previous, folder)
      throw error
    }
  } catch (error) {
    // Keep `previous`: if it could not be moved back, it is the only copy of the old content.
    await rm(next, { recursive: true, force: true })
    throw error
  }
  await rm(workFolder, { recursive: true, force: true })
}

async function writeSite(site: SiteFile, folder: string): Promise<void> {
  await mkdir(folder)
  for (const document of site.documents) {
    const { type, uid, variant } = document
    const file = join(type, `${uid}${variant === undefined ? '' : `.${variant}`}.json`)
    // One at a time: a site has hundreds of files.
    await writeContentFile(folder, file, `${JSON.stringify(toFileContent(document), null, 2)}\n`)
  }
  for (const { path, base64 } of site.media) {
    // oxlint-disable-next-line no-await-in-loop
    await writeContentFile(folder, path, Buffer.from(base64, 'base64'))
  }
}

/** Returns the content of a document's file. Type, uid and variant are part of the file's path. */
function toFileContent({
  type: _type,
  uid: _uid,
  variant: _variant,
  ...rest
}: SiteFileDocument): object {
  return rest
}

async function writeContentFile(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = join(folder, path)
  if (!file.startsWith(folder + sep)) {
    throw new CommandError(`${path} is outside the folder`, 'Fix the site file.')
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
