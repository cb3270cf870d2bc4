import { once } from 'node:events'
import { join, relative } from 'node:path'
import { startServer, stopServer } from '@milepost/config/server-process'
import type { CommandContext, CommandResult } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { chooseSite } from '../application/choose-site.ts'
import type { ApplicationPaths } from '../application/read-application-paths.ts'
import { choosePort } from './choose-port.ts'
import { needsSandbox } from './needs-sandbox.ts'
import type { NumericServeOptions } from './serve-options.ts'
import { createSiteVariables } from './site-variables.ts'
import { startSandbox } from './start-sandbox.ts'

interface ServeSiteOptions extends NumericServeOptions {
  /** Key of the site. @default the only one */
  readonly site: string | undefined
  /** Absolute path of the script that serves it. */
  readonly script: string
  /** Arguments for the script. @default none */
  readonly args?: readonly string[]
  readonly places: ApplicationPaths
  /** Address to listen on if `HOST` is not set. @default all addresses */
  readonly host?: string
  /** Whether to show the output of the processes. */
  readonly verbose: boolean
  readonly reset: boolean
  readonly withoutSandbox: boolean
}

/**
 * Serves a site until the user stops it, with a sandbox for services that are not configured.
 *
 * @throws {CommandError} if the site does not start, or stops on its own
 */
export async function serveSite(
  options: ServeSiteOptions,
  context: CommandContext,
): Promise<undefined> {
  const { places, script, reset, scale } = options
  const { log, step, environment } = context
  const site = await chooseSite(options.site, places, context)
  const sandboxPort = await choosePort(options.sandboxPort, 'the sandbox', { log })
  const port = await choosePort(options.port, 'the site', { taken: [sandboxPort], log })
  const siteOrigin = `http://localhost:${port}`
  const usesSandbox = !options.withoutSandbox && needsSandbox(environment)
  const sandbox = usesSandbox
    ? await step(reset ? 'Fresh sandbox' : 'Sandbox', () =>
        startSandbox(
          {
            content: places.content,
            world: places.world,
            siteOrigin,
            port: sandboxPort,
            scale,
            reset,
          },
          context,
        ),
      )
    : undefined
  try {
    const server = await step('Site', () => startSite())
    context.show(running(server.origin))
    const ended = once(server.process, 'exit').then(() => 'ended' as const)
    const end = await Promise.race([context.untilStopped(), ended])
    if (end === 'ended') {
      throw new CommandError(
        `The site stopped unexpectedly (${server.process.signalCode ?? server.process.exitCode})`,
        'See its output above, and start it again.',
      )
    }
    log('  Stopping …')
    await stopServer(server.process)
  } finally {
    await sandbox?.close()
  }
  return undefined

  async function startSite() {
    const facts = { site, siteOrigin, port, host: options.host, sandboxOrigin: sandbox?.origin }
    try {
      return await startServer({
        name: 'site',
        script,
        args: options.args ?? [],
        environment: createSiteVariables(environment, facts),
        timeoutMs: 120_000,
        verbose: options.verbose,
        // Standard output is reserved for the result.
        outputTo: process.stderr.fd,
      })
    } catch (cause) {
      throw new CommandError(
        cause instanceof Error ? cause.message : String(cause),
        'Fix the errors above, and run this command again.',
        { cause },
      )
    }
  }

  function running(origin: string): CommandResult {
    const folder = relative(context.cwd, join(places.content, site))
    const rows = [
      ['Site', origin],
      ...(sandbox === undefined
        ? []
        : [['Sandbox', `${sandbox.origin}  (platform and CMS; no money moves)`]]),
      ['Content', `${folder}/  (edit a file, reload the page)`],
    ] as [string, string][]
    return {
      lines: ['', ...rows.map(([label, value]) => `  ${label.padEnd(12)}${value}`), ''],
      json: { site, origin, sandbox: sandbox?.origin },
    }
  }
}
