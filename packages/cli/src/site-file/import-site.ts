import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { SiteFile, SiteFileDocument } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'
import { unlessMissing } from '../places/unless-missing.ts'
import { checkReplaceable } from './check-replaceable.ts'

/**
 * Writes a site file's documents and media as a content folder, atomically: the folder contains the old site or the new
 * one.
 *
 * @param site - from `parseSiteFile`, which validates names
 * @param options.replace - whether an existing site may be replaced
 * @param options.cwd - the current folder, which is never replaced
 * @throws CommandError if there is a site that may not be replaced, or anything other than a site
 */
export async function importSite(
  site: SiteFile,
  { folder: named, replace, cwd }: { folder: string; replace: boolean; cwd: string },
): Promise<void> {
  // A symbolic link stays, and its target is replaced.
  const folder = await unlessMissing(realpath(named), named)
  const isThere = await checkReplaceable(folder, await realpath(cwd))
  if (isThere && !replace) {
    throw new CommandError(
      `${named} is there already`,
      'Name another folder with --folder, or put the site in its place with --replace.',
    )
  }
  await mkdir(dirname(folder), { recursive: true })
  const workFolder = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  const next = join(workFolder, 'next')
  const previous = join(workFolder, 'previous')
  try {
    await writeSite(site, next)
    const isMoved = await unlessMissing(
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
    // If moving it back failed, the previous site is still there.
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
    // One after the other: a site has hundreds of files, and a folder is made with its first.
    // oxlint-disable-next-line no-await-in-loop
    await write(folder, file, `${JSON.stringify(fileOf(document), null, 2)}\n`)
  }
  for (const { path, base64 } of site.media) {
    // oxlint-disable-next-line no-await-in-loop
    await write(folder, path, Buffer.from(base64, 'base64'))
  }
}

/** A document as it is in its file: type, uid and variant are in the file's name. */
function fileOf({ type: _type, uid: _uid, variant: _variant, ...rest }: SiteFileDocument): object {
  return rest
}

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path)
  if (!file.startsWith(folder + sep)) {
    throw new CommandError(`${path} leads out of the folder`, 'Mend the site file.')
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
