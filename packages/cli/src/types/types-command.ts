import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { readModels } from '../models/read-models.ts'
import { loadSiteModels } from '../models/site-models.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { createModelTypes } from './model-types.ts'

const defaultFile = 'app/model-types.ts'

/** `milepost types`: generates the types of documents and sections from the models. */
export const typesCommand = defineCommand({
  options: {
    models: {
      type: 'string',
      value: '<folder>',
      description: 'models instead of those of the kit and of app/slices',
    },
    out: {
      type: 'string',
      value: '<file>',
      description: `the file to write (default: ${defaultFile})`,
    },
  },
  example: 'types --out app/model-types.ts',
  details:
    'Generates types for the CMS’s client: createClient<AnyDocument>(…) then knows all documents\nand fields. Without --models, the models are those of the kit and of app/slices.',
  async run({ options }, { cwd }) {
    const places = await readApplicationPaths(cwd)
    const file = resolve(cwd, options.out ?? resolve(places.application, defaultFile))
    const models =
      options.models === undefined
        ? await loadSiteModels(places)
        : await readModels(resolve(cwd, options.models))
    await writeFile(file, createModelTypes(models))
    return {
      lines: [`Wrote ${file}`],
      json: { file, customTypes: models.customTypes.length, slices: models.slices.length },
    }
  },
})
