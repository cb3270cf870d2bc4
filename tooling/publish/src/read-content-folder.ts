import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const draftEnd = '.draft.json'

type Drafts = 'instead' | 'beside'

/**
 * Every document of a repository's folder: the folder below it gives the type, the file its uid
 * (docs/content-model.md).
 *
 * @param options.drafts - left out unless asked for: `instead` of what they replace, or `beside` it,
 *   marked `draft: true`
 * @throws Error when the folder does not exist, or a file is not JSON; the message names the file
 */
export async function readContentFolder(
  folder: string,
  { drafts }: { readonly drafts?: Drafts | undefined } = {},
): Promise<unknown[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const types = entries.filter((entry) => entry.isDirectory() && entry.name !== 'media')
  const documents = await Promise.all(types.map(({ name }) => readType(folder, name, drafts)))
  return documents.flat()
}

async function readType(
  folder: string,
  type: string,
  drafts: Drafts | undefined,
): Promise<unknown[]> {
  const files = (await readdir(join(folder, type))).filter((file) => file.endsWith('.json'))
  const drafted = drafts === undefined ? [] : files.filter((file) => file.endsWith(draftEnd))
  const published = files.filter(
    (file) =>
      !file.endsWith(draftEnd) &&
      !(drafts === 'instead' && drafted.includes(file.replace(/\.json$/, draftEnd))),
  )
  return Promise.all(
    [...published, ...drafted].toSorted().map(async (file) => {
      const document = await readDocument(join(folder, type, file), type, uidOf(file))
      return drafts === 'beside' && file.endsWith(draftEnd)
        ? { ...document, draft: true }
        : document
    }),
  )
}

function uidOf(file: string): string {
  return file.replace(/(?:\.draft)?\.json$/, '')
}

async function readDocument(file: string, type: string, uid: string): Promise<object> {
  const text = await readFile(file, 'utf8')
  try {
    const read: unknown = JSON.parse(text)
    return { ...(typeof read === 'object' ? read : {}), type, uid }
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause })
  }
}
