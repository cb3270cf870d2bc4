import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { CommandError } from '../command/command-errors.ts'
import { unlessMissing } from './unless-missing.ts'

/** Where the parts of an application are, as whole paths. */
export interface ApplicationPaths {
  /** The folder with `app/` and `vite.config.ts`. */
  readonly application: string
  /** The folder that has a folder of content for each site. */
  readonly content: string
  /** The sandbox's own world, where there is such a file. */
  readonly world: string
  /** The path of the file that says what tenants may publish. */
  readonly tenants: string
  /** What the server knows of the application: its own sections. */
  readonly serverFile: string
  /** The file `app/site.config.ts`, which browser and server read. */
  readonly siteFile: string
  /** The own sections, with their models beside them. */
  readonly slices: string
  readonly build: string
}

const field = v.optional(v.pipe(v.string(), v.nonEmpty()))
/** The field `milepost` of the working folder's package.json. */
const manifestSchema = v.object({
  milepost: v.optional(v.strictObject({ application: field, content: field, tenants: field })),
})

/**
 * Where an application is that is worked on in a folder: the folder itself, unless `milepost` in its package.json names
 * others, such as `{ "milepost": { "application": "apps/site" } }`. A folder without a package.json is as good.
 *
 * @param cwd - the working folder, as a whole path
 * @throws CommandError when package.json cannot be read, or its field is not what it must be
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
  const text = await unlessMissing(readFile(file, 'utf8'), '{}')
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not JSON`, 'Mend the file.', { cause })
  }
  const parsed = v.safeParse(manifestSchema, manifest)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new CommandError(
    `${file}, ${v.getDotPath(issue) ?? 'milepost'}: ${issue.message}`,
    'The field "milepost" may have application, content and tenants, each the path of a folder or file.',
  )
}
