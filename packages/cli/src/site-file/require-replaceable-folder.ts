import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { CommandError } from '../command/command-errors.ts'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'

/** Files that operating systems create in any folder. */
const ignoredFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/**
 * Checks whether a site may be written to a folder: it does not exist, is empty, or has the content of one site.
 *
 * @param cwd - the working directory
 * @returns whether there is content to replace
 * @throws {CommandError} if it is a file, the working directory or a folder that contains it, or has other content
 */
export async function requireReplaceableFolder(folder: string, cwd: string): Promise<boolean> {
  const found = await fallbackIfMissing(stat(folder), undefined)
  if (found === undefined) return false
  if (!found.isDirectory()) {
    throw new CommandError(`${folder} is not a folder`, 'Choose another folder with --folder.')
  }
  const fromHere = relative(folder, cwd)
  if (fromHere !== '..' && !fromHere.startsWith(`..${sep}`)) {
    throw new CommandError(
      `${folder} is, or contains, the current folder`,
      'Choose another folder with --folder.',
    )
  }
  const isEmpty = (await readdir(folder)).every((name) => ignoredFiles.has(name))
  if (!isEmpty && !(await isSiteContent(folder))) {
    throw new CommandError(
      `${folder} is not the content of one site`,
      'Set the folder of the site with --folder, such as content/river.',
    )
  }
  return !isEmpty
}

/** Whether a folder has a `custom_site` folder, and otherwise only folders of documents and media. */
async function isSiteContent(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true })
  const content = entries.filter(({ name }) => !ignoredFiles.has(name))
  if (!content.some(({ name }) => name === 'custom_site')) return false
  const checked = await Promise.all(
    content.map(async (entry) => {
      if (!entry.isDirectory()) return false
      return entry.name === 'media' || hasDocumentsOnly(join(folder, entry.name))
    }),
  )
  return checked.every(Boolean)
}

async function hasDocumentsOnly(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.every(
    (entry) => ignoredFiles.has(entry.name) || (entry.isFile() && entry.name.endsWith('.json')),
  )
}
