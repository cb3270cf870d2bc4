import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { extname, join } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { parseNumericOptions, serveOptions } from './serve-options.ts'
import { serveSite } from './serve-site.ts'

/** Script for applications without a `dev.ts`. */
const serveApplicationPath = fileURLToPath(
  new URL(`./serve-application${extname(import.meta.url)}`, import.meta.url),
)

/**
 * `milepost dev`: serves a site from its source and reloads it on edits. Runs the application's `dev.ts`, or a default script.
 */
export const devCommand = defineCommand({
  options: serveOptions,
  example: 'dev --site river',
  details:
    'The sandbox replaces the platform and the CMS if they are not configured. Ctrl-C stops both.\nOnly this machine can reach the site. Set HOST=0.0.0.0 to open it from other devices, such as your phone.',
  async run({ options }, context) {
    const places = await readApplicationPaths(context.cwd)
    const own = join(places.application, 'dev.ts')
    const script = await access(own).then(
      () => own,
      () => serveApplicationPath,
    )
    if (script !== own) requireFramework(places.application)
    return serveSite(
      {
        ...parseNumericOptions(options, context),
        site: options.site,
        script,
        args: script === own ? [] : [places.application],
        // The dev server exposes source code, so only this machine can reach it unless `HOST` is set.
        host: '127.0.0.1',
        places,
        verbose: true,
        reset: options.reset,
        withoutSandbox: options['without-sandbox'],
      },
      context,
    )
  },
})

/** Checks that the framework is installed in the application. @throws {CommandError} if it is not */
function requireFramework(application: string): void {
  try {
    createRequire(join(application, 'package.json')).resolve('@milepost/framework/package.json')
  } catch (cause) {
    throw new CommandError(
      `@milepost/framework is not installed in ${application}`,
      'Run "npm install" there, or run this command in the folder of a site.',
      { cause },
    )
  }
}
