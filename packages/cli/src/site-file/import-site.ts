import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { SiteFile, SiteFileDocument } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'

/**
 * Writes a site file's documents and media as a content folder, in one step: the folder contains the old
 * site or the new one.
 *
 * @param site - as `parseSiteFile` gives it: its names have been checked
 * @param options.replace - a site that is there already may be replaced
 * @throws CommandError when there is one and it may not
 */
export async function importSite(
  site: SiteFile,
  { folder, replace }: { readonly folder: string; readonly replace: boolean },
): Promise<void> {
  const existing = await readdir(folder).catch(() => [])
  if (existing.length > 0 && !replace) {
    throw new CommandError(
      `${folder} is there already`,
      'Name another folder with --folder, or put the site in its place with --replace.',
    )
  }
  const next = `${folder}.next`
  const previous = `${folder}.previous`
  await rm(next, { recursive: true, force: true })
  await rm(previous, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  for (const document of site.documents) {
    const { type, uid, variant } = document
    const file = join(type, `${uid}${variant === undefined ? '' : `.${variant}`}.json`)
    // One after the other: a site has hundreds of files, and a folder is made with its first.
    // oxlint-disable-next-line no-await-in-loop
    await write(next, file, `${JSON.stringify(fileOf(document), null, 2)}\n`)
  }
  for (const { path, base64 } of site.media) {
    // oxlint-disable-next-line no-await-in-loop
    await write(next, path, Buffer.from(base64, 'base64'))
  }
  if (existing.length > 0) await rename(folder, previous)
  else await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
  await rm(previous, { recursive: true, force: true })
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
