import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Models } from './model-types.ts'

/** The models below a folder: `customtypes/{id}/index.json` and `slices/{Name}/model.json`. */
export async function readModels(folder: string): Promise<Models> {
  const [customTypes, slices] = await Promise.all([
    readAll(join(folder, 'customtypes'), 'index.json'),
    readAll(join(folder, 'slices'), 'model.json'),
  ])
  return {
    customTypes: customTypes as Models['customTypes'],
    slices: slices as Models['slices'],
  }
}

async function readAll(folder: string, file: string): Promise<unknown[]> {
  const names = await readdir(folder)
  return Promise.all(
    names.toSorted().map(async (name): Promise<unknown> => {
      const text = await readFile(join(folder, name, file), 'utf8')
      return JSON.parse(text)
    }),
  )
}
