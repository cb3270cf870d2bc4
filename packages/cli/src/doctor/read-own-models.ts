import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/**
 * The models of an application's own slices, which are beside them: every `*.model.json` below a folder.
 *
 * @throws CommandError when a file is not JSON; the message names the file. Error when the folder does not exist
 */
export async function readOwnModels(folder: string): Promise<unknown[]> {
  const files = await readdir(folder, { recursive: true })
  const models = files.filter((file) => file.endsWith('.model.json')).toSorted()
  return Promise.all(models.map((file) => readModel(join(folder, file))))
}

async function readModel(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not JSON`, 'Mend the file.', { cause })
  }
}
