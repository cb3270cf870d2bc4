import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'

/** A file name: the uid, and the variant unless it is the published document. */
const fileNamePattern = /^([^.]+)(?:\.([^.]+))?\.json$/

/** `instead`: drafts replace published documents. `beside`: all variants, each with its `variant`. */
type VariantMode = 'instead' | 'beside'

/**
 * Reads all documents of a site's folder. The subfolder is the document's type, and the file name its uid
 * (docs/content-model.md).
 *
 * @param options.variants - if undefined, drafts, releases and other languages are excluded
 * @throws {CommandError} if a file is not valid JSON; the message includes its path
 * @throws {CommandError} if the folder does not exist; the message names the sites that do
 */
export async function readContentFolder(
  folder: string,
  { variants }: { readonly variants: VariantMode | undefined },
): Promise<unknown[]> {
  const entries = await fallbackIfMissing(readdir(folder, { withFileTypes: true }), undefined)
  if (entries === undefined) throw await createMissingSiteError(folder)
  const types = entries.filter((entry) => entry.isDirectory() && entry.name !== 'media')
  const documents = await Promise.all(
    types.map(({ name }) => readDocumentsOfType(folder, name, variants)),
  )
  return documents.flat()
}

async function createMissingSiteError(folder: string): Promise<CommandError> {
  const sites = await fallbackIfMissing(readdir(dirname(folder)), [])
  const known = sites.filter((name) => !name.includes('.')).toSorted()
  return new CommandError(
    `There is no site "${basename(folder)}" in ${dirname(folder)}`,
    known.length === 0 ? 'Check the path.' : `Name one of ${known.join(', ')} with --site.`,
  )
}

async function readDocumentsOfType(
  folder: string,
  type: string,
  variants: VariantMode | undefined,
): Promise<unknown[]> {
  const files = (await readdir(join(folder, type))).toSorted().flatMap((file) => {
    const [, uid, variant] = fileNamePattern.exec(file) ?? []
    return uid === undefined ? [] : [{ file, uid, variant }]
  })
  const drafted = new Set(files.flatMap(({ uid, variant }) => (variant === 'draft' ? [uid] : [])))
  const selected = files.filter(({ uid, variant }) => {
    if (variants === 'beside') return true
    const replaced = variants === 'instead' && drafted.has(uid)
    return variant === (replaced ? 'draft' : undefined)
  })
  return Promise.all(
    selected.map(async ({ file, uid, variant }) => {
      const document = await readDocument(join(folder, type, file), type, uid)
      return variants === 'beside' && variant !== undefined ? { ...document, variant } : document
    }),
  )
}

async function readDocument(file: string, type: string, uid: string): Promise<object> {
  const text = await readFile(file, 'utf8')
  try {
    const read: unknown = JSON.parse(text)
    return { ...(typeof read === 'object' ? read : {}), type, uid }
  } catch (cause) {
    throw new CommandError(`${file} is not valid JSON`, 'Fix the file.', { cause })
  }
}
