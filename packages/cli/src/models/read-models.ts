import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'
import type { Models } from './models.ts'

/**
 * Reads the models in a folder: `customtypes/{id}/index.json` and `slices/{Name}/model.json`. A repository without sections has
 * no folder `slices`. Files next to the models' folders, such as `.DS_Store`, are ignored.
 *
 * @throws {CommandError} if a file is not valid JSON or has no `id`; the message includes its path
 * @throws {CommandError} if there are no models in the folder
 * @throws {Error} if a model's folder has no such file
 */
export async function readModels(folder: string): Promise<Models> {
  const [customTypes, slices] = await Promise.all([
    readModelFiles(join(folder, 'customtypes'), 'index.json'),
    readModelFiles(join(folder, 'slices'), 'model.json'),
  ])
  if (customTypes.length + slices.length === 0) {
    throw new CommandError(
      `${folder} contains no models`,
      'Pass the folder with `customtypes` and `slices`.',
    )
  }
  return {
    customTypes: customTypes as Models['customTypes'],
    slices: slices as Models['slices'],
  }
}

async function readModelFiles(folder: string, name: string): Promise<unknown[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(names.toSorted().map((model) => readModel(join(folder, model, name))))
}

async function readModel(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  let model: unknown
  try {
    model = JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not valid JSON`, 'Fix the file.', { cause })
  }
  if (typeof (model as { id?: unknown } | null)?.id === 'string') return model
  throw new CommandError(`${file} is not a model: it has no id`, 'Fix the file.')
}
