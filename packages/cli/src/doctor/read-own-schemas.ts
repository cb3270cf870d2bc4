import { pathToFileURL } from 'node:url'
import type { SliceSchema, SliceSchemas } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'

/**
 * The schemas of an application's own slices.
 *
 * @param file - its `app/site.server.ts`, whose default export has `slices`, or a module that exports schemas by their
 *   types as `slices`
 * @throws CommandError when it has no `slices`; the message names the file. Error when there is no such module
 */
export async function readOwnSchemas(file: string): Promise<SliceSchemas> {
  const module = (await import(pathToFileURL(file).href)) as {
    readonly default?: { readonly slices?: readonly { type: string; schema: SliceSchema }[] }
    readonly slices?: SliceSchemas
  }
  if (typeof module.slices === 'object') return module.slices
  if (typeof module.default !== 'object') {
    throw new CommandError(
      `${file} exports no slices`,
      'Write `export default defineServer({ slices })`, or `export const slices = { … }`.',
    )
  }
  return Object.fromEntries((module.default.slices ?? []).map(({ type, schema }) => [type, schema]))
}
