import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { CommandError } from '../command/command-errors.ts'
import { fallbackIfMissing } from './fallback-if-missing.ts'

export interface ApplicationPaths {
  /** Folder of `app/` and `vite.config.ts`. */
  readonly application: string
  /** Folder with a subfolder of content for each site. */
  readonly content: string
  /** World file of the sandbox, which may not exist. */
  readonly world: string
  /** File with the limits of each tenant. */
  readonly tenants: string
  /** Server definition with the custom sections. */
  readonly serverFile: string
  /** `app/site.config.ts`, which browser and server import. */
  readonly siteFile: string
  /** Folder of the custom sections and their models. */
  readonly slices: string
  readonly build: string
}

const optionalPathSchema = v.optional(v.pipe(v.string(), v.nonEmpty()))
/** Schema of the field `milepost` in the working directory's `package.json`. */
const manifestSchema = v.object({
  milepost: v.optional(
    v.strictObject({
      application: optionalPathSchema,
      content: optionalPathSchema,
      tenants: optionalPathSchema,
    }),
  ),
})

/**
 * Returns the paths of an application. The application is the working directory, unless `milepost` in its `package.json` sets
 * another one, such as `{ "milepost": { "application": "apps/site" } }`. `package.json` is optional.
 *
 * @param cwd - absolute path of the working directory
 * @throws {CommandError} if `package.json` is not valid JSON, or the field is invalid
 */
export async function readApplicationPaths(cwd: string): Promise<ApplicationPaths> {
  const { milepost = {} } = await readManifest(join(cwd, 'package.json'))
  const application = resolve(cwd, milepost.application ?? '.')
  const at = (path: string | undefined, usual: string) =>
    path === undefined ? join(application, usual) : resolve(cwd, path)
  return {
    application,
    content: at(milepost.content, 'content'),
    world: join(at(milepost.content, 'content'), 'world.json'),
    tenants: at(milepost.tenants, 'tenants.json'),
    serverFile: join(application, 'app/site.server.ts'),
    siteFile: join(application, 'app/site.config.ts'),
    slices: join(application, 'app/slices'),
    build: join(application, 'build'),
  }
}

async function readManifest(file: string): Promise<v.InferOutput<typeof manifestSchema>> {
  const text = await fallbackIfMissing(readFile(file, 'utf8'), '{}')
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not valid JSON`, 'Fix the file.', { cause })
  }
  const parsed = v.safeParse(manifestSchema, manifest)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new CommandError(
    `${file}, ${v.getDotPath(issue) ?? 'milepost'}: ${issue.message}`,
    'The field "milepost" may have "application", "content" and "tenants", each the path of a folder or file.',
  )
}
