import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { readApplicationPaths } from '../places/read-application-paths.ts'
import { readServeNumbers, serveOptions } from './serve-options.ts'
import { serveSite } from './serve-site.ts'

/** `milepost start`: serves a built site as visitors will see it. */
export const startCommand = defineCommand({
  options: serveOptions,
  example: 'start --site river',
  details:
    'The sandbox plays platform and content service where they are not configured. Ctrl-C ends both.\nOn a server of your own, run build/serve.js.',
  async run({ options }, context) {
    const places = await readApplicationPaths(context.cwd)
    const script = join(places.build, 'serve.js')
    await access(script).catch((cause: unknown) => {
      throw new CommandError(`There is no ${script}`, 'Build the site first: milepost build', {
        cause,
      })
    })
    return serveSite(
      {
        ...readServeNumbers(options, context),
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
