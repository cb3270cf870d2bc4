import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/**
 * Reads the models of an application's custom sections: every `*.model.json` below a folder.
 *
 * @throws {CommandError} if a file is not valid JSON; the message includes its path
 * @throws {Error} if the folder does not exist
 */
export async function readCustomModels(folder: string): Promise<unknown[]> {
  const files = await readdir(folder, { recursive: true })
  const models = files.filter((file) => file.endsWith('.model.json')).toSorted()
  return Promise.all(models.map((file) => readModel(join(folder, file))))
}

async function readModel(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not valid JSON`, 'Fix the file.', { cause })
  }
}
