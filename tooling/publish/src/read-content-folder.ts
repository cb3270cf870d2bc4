import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Every document of a repository's folder: the folder below it gives the type, the file its uid
 * (docs/content-model.md).
 *
 * @throws Error when the folder does not exist, or a file is not JSON; the message names the file
 */
export async function readContentFolder(folder: string): Promise<unknown[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const types = entries.filter((entry) => entry.isDirectory() && entry.name !== 'media')
  const documents = await Promise.all(types.map(({ name }) => readType(folder, name)))
  return documents.flat()
}

async function readType(folder: string, type: string): Promise<unknown[]> {
  const files = await readdir(join(folder, type))
  return Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => readDocument(join(folder, type, file), type, file.slice(0, -5))),
  )
}

async function readDocument(file: string, type: string, uid: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  try {
    const read: unknown = JSON.parse(text)
    return { id: '', ...(typeof read === 'object' ? read : {}), type, uid }
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause })
  }
}
