import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import { createModelService } from './model-service.ts'
import { explainModelErrors } from './explain-model-errors.ts'

const fileNamePattern = /^[\w-]+$/

/** `milepost models pull`: saves the models of a repository as files. */
export const pullCommand = defineCommand({
  options: {
    repository: {
      type: 'string',
      value: '<name>',
      description: 'the repository (default: CONTENT_REPOSITORY)',
    },
    to: { type: 'string', value: '<folder>', description: 'the folder to write to' },
  },
  example: 'models pull --repository river --to models',
  details: 'Existing files of these models are overwritten; other files are kept.',
  async run({ options }, context) {
    if (options.to === undefined) throw new UsageError('Set the folder to write to with --to.')
    const service = createModelService(options.repository, context)
    const folder = resolve(context.cwd, options.to)
    const { customTypes, slices } = await explainModelErrors(service.repository, () =>
      context.step(`Reading the models of ${service.repository}`, service.read),
    )
    // Check all names before writing any file.
    const files = [
      ...customTypes.map((model) => ({
        file: join(folder, 'customtypes', requireSafeName(model.id), 'index.json'),
        model,
      })),
      ...slices.map((model) => ({
        file: join(folder, 'slices', requireSafeName(model.name ?? model.id), 'model.json'),
        model,
      })),
    ]
    await Promise.all(files.map(({ file, model }) => writeModel(file, model)))
    return {
      lines: [`${customTypes.length} document types and ${slices.length} slices, in ${folder}`],
      json: { folder, customTypes: customTypes.length, slices: slices.length },
    }
  },
})

/** Rejects names from the repository that could point outside the folder. */
function requireSafeName(name: string): string {
  if (fileNamePattern.test(name)) return name
  throw new CommandError(
    `The model name "${name}" cannot be used as a folder name`,
    'Rename the model in the repository.',
  )
}

async function writeModel(file: string, model: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(model, null, 2)}\n`)
}
