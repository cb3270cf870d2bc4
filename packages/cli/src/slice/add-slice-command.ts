import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { loadSiteModels } from '../models/site-models.ts'
import {
  type ApplicationPaths,
  readApplicationPaths,
} from '../application/read-application-paths.ts'
import { registerInBrowser, registerOnServer } from './register-slice.ts'
import { createSliceFiles } from './slice-files.ts'
import { type SliceNames, getSliceNames } from './slice-names.ts'
import { fallbackIfMissing, fileExists } from '../application/fallback-if-missing.ts'

/** `milepost add slice`: creates a custom section and registers it. */
export const addSliceCommand = defineCommand({
  arguments: ['Name'],
  options: {},
  example: 'add slice TideTable',
  details:
    'Creates the definition, component, model and an example of a section in app/slices, and registers it in\napp/site.server.ts and app/site.config.ts. Existing files in app/slices are not overwritten.',
  async run({ arguments: [name = ''] }, { cwd }) {
    const names = getSliceNames(name)
    const places = await readApplicationPaths(cwd)
    const [server, site] = await Promise.all([
      readIfExists(places.serverFile),
      readIfExists(places.siteFile),
    ])
    const files = Object.entries(createSliceFiles(names)).map(
      ([file, text]) => [join(places.slices, file), text] as const,
    )
    await rejectExisting(names, places, { files: files.map(([file]) => file), server })
    const registrations = [
      [places.serverFile, registerOnServer(server, names)],
      [places.siteFile, registerInBrowser(site, names)],
    ] as const
    const foreign = registrations.find(([, text]) => text === undefined)
    if (foreign !== undefined) {
      throw new CommandError(
        `${foreign[0]} has an unknown structure, so nothing was written`,
        'Write it as in the guide: defineServer({ slices: […] }) and defineSite({ slices: { … } }). Then run this command again.',
      )
    }
    await mkdir(places.slices, { recursive: true })
    const written = [...files, ...registrations.map(([file, text]) => [file, text ?? ''] as const)]
    await Promise.all(written.map(([file, text]) => writeFile(file, text)))
    const shown = written.map(([file]) => relative(cwd, file))
    return {
      lines: [
        ...shown.map((file) => `Wrote ${file}`),
        `Add the section in ${names.file}.mock.json to a document, and run "milepost dev".`,
      ],
      json: { ...names, files: shown },
    }
  },
})

/** @throws {CommandError} if the section or one of its files exists, or the kit has a section of that name */
async function rejectExisting(
  { component, type }: SliceNames,
  places: ApplicationPaths,
  {
    files,
    server = '',
  }: { readonly files: readonly string[]; readonly server: string | undefined },
): Promise<void> {
  const { slices } = await loadSiteModels(places)
  const there = await Promise.all(files.map(fileExists))
  const file = files[there.indexOf(true)]
  const isRegistered = new RegExp(String.raw`\b${type}\b`).test(server)
  if (file !== undefined || isRegistered) {
    throw new CommandError(
      `The section "${component}" already exists: ${file ?? places.serverFile}`,
      'Choose another name.',
    )
  }
  if (slices.some(({ id }) => id === type)) {
    throw new CommandError(
      `The kit has a section "${type}"`,
      'Choose another name. To change how the kit’s section looks, define a slice of its type by hand.',
    )
  }
}

function readIfExists(file: string): Promise<string | undefined> {
  return fallbackIfMissing(readFile(file, 'utf8'), undefined)
}
