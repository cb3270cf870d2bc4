import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { parseNumericOptions, serveOptions } from './serve-options.ts'
import { serveSite } from './serve-site.ts'

/** `milepost start`: serves a built site as in production. */
export const startCommand = defineCommand({
  options: serveOptions,
  example: 'start --site river',
  details:
    'The sandbox replaces the platform and the CMS if they are not configured. Ctrl-C stops both.\nIn production, run build/serve.js instead.',
  async run({ options }, context) {
    const places = await readApplicationPaths(context.cwd)
    const script = join(places.build, 'serve.js')
    await access(script).catch((cause: unknown) => {
      throw new CommandError(
        `There is no ${script}`,
        'Build the site first with "milepost build".',
        {
          cause,
        },
      )
    })
    return serveSite(
      {
        ...parseNumericOptions(options, context),
        site: options.site,
        script,
        places,
        verbose: false,
        reset: options.reset,
        withoutSandbox: options['without-sandbox'],
      },
      context,
    )
  },
})
