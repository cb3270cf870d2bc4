import { pathToFileURL } from 'node:url'
import type { SliceSchema, SliceSchemas } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'

/**
 * Imports the schemas of an application's custom sections.
 *
 * @param file - path of `app/site.server.ts`, whose default export has `slices`; or of a module that exports `slices`, an
 * object of schemas by type
 * @throws {CommandError} if it exports no `slices`; the message includes its path
 * @throws {Error} if the module does not exist
 */
export async function readCustomSchemas(file: string): Promise<SliceSchemas> {
  const module = (await import(pathToFileURL(file).href)) as {
    readonly default?: { readonly slices?: readonly { type: string; schema: SliceSchema }[] }
    readonly slices?: SliceSchemas
  }
  if (typeof module.slices === 'object') return module.slices
  if (typeof module.default !== 'object') {
    throw new CommandError(
      `${file} exports no slices`,
      'Add `export default defineServer({ slices })` or `export const slices = { … }`.',
    )
  }
  return Object.fromEntries((module.default.slices ?? []).map(({ type, schema }) => [type, schema]))
}
