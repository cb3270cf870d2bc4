import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import { connectModels } from './connect-models.ts'
import { explainModelErrors } from './explain-model-errors.ts'

const fileName = /^[\w-]+$/

/** `milepost models pull`: writes the models of a repository as files. */
export const pullCommand = defineCommand({
  options: {
    repository: {
      type: 'string',
      value: '<name>',
      description: 'the repository; CONTENT_REPOSITORY unless given',
    },
    to: { type: 'string', value: '<folder>', description: 'the folder to write to' },
  },
  example: 'models pull --repository river --to models',
  details: 'Files that are there already are written anew; others stay.',
  async run({ options }, context) {
    if (options.to === undefined) throw new UsageError('Name the folder to write to with --to.')
    const service = connectModels(options.repository, context)
    const folder = resolve(context.cwd, options.to)
    const { customTypes, slices } = await explainModelErrors(service.repository, () =>
      context.step(`Reading the models of ${service.repository}`, service.read),
    )
    // Check every name before writing anything.
    const files = [
      ...customTypes.map((model) => ({
        file: join(folder, 'customtypes', safeName(model.id), 'index.json'),
        model,
      })),
      ...slices.map((model) => ({
        file: join(folder, 'slices', safeName(model.name ?? model.id), 'model.json'),
        model,
      })),
    ]
    await Promise.all(files.map(({ file, model }) => writeModel(file, model)))
    return {
      lines: [`${customTypes.length} types of documents and ${slices.length} slices, in ${folder}`],
      json: { folder, customTypes: customTypes.length, slices: slices.length },
    }
  },
})

/** Names come from elsewhere: none leads out of the folder. */
function safeName(name: string): string {
  if (fileName.test(name)) return name
  throw new CommandError(
    `A model of the repository is called "${name}", which is no name of a folder`,
    'Rename it there.',
  )
}

async function writeModel(file: string, model: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(model, null, 2)}\n`)
}
