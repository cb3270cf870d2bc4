import { pathToFileURL } from 'node:url'

/**
 * A site's message catalogue: the sentences by key that its module exports as `english`.
 *
 * @throws Error when the module has no such catalogue; the message names the file
 */
export async function readMessages(file: string): Promise<Readonly<Record<string, string>>> {
  const module: unknown = await import(pathToFileURL(file).href)
  const catalogue: unknown =
    typeof module === 'object' && module !== null && 'english' in module
      ? module.english
      : undefined
  if (typeof catalogue !== 'object' || catalogue === null) {
    throw new Error(`${file} has no message catalogue`)
  }
  return Object.fromEntries(
    Object.entries(catalogue).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
