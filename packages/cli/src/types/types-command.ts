import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { readModels } from '../models/read-models.ts'
import { siteModels } from '../models/site-models.ts'
import { readApplicationPaths } from '../places/read-application-paths.ts'
import { modelTypes } from './model-types.ts'

const usualFile = 'app/model-types.ts'

/** `milepost types`: writes the types of documents and sections from the models. */
export const typesCommand = defineCommand({
  options: {
    models: {
      type: 'string',
      value: '<folder>',
      description: 'models in place of the kit’s and your own',
    },
    out: {
      type: 'string',
      value: '<file>',
      description: `the file to write; ${usualFile} unless given`,
    },
  },
  example: 'types --out app/model-types.ts',
  details:
    'The types are those of the content service’s own client: createClient<AnyDocument>(…) then\nknows every document and field. Without --models they are the kit’s, and those in app/slices.',
  async run({ options }, { cwd }) {
    const places = await readApplicationPaths(cwd)
    const file = resolve(cwd, options.out ?? resolve(places.application, usualFile))
    const models =
      options.models === undefined
        ? await siteModels(places)
        : await readModels(resolve(cwd, options.models))
    await writeFile(file, modelTypes(models))
    return {
      lines: [`Written ${file}`],
      json: { file, customTypes: models.customTypes.length, slices: models.slices.length },
    }
  },
})
