import { serve } from '@hono/node-server'
import { createThirdParty } from '../third-party/create-third-party.ts'
import { openWorld, type RunningWorld, portInUseCode } from './open-world.ts'
import { ArgumentError, helpText, parseArguments } from './parse-arguments.ts'
import { listWorldConfigs } from './world-configs.ts'

export { portInUseCode }

/** Subset of `process` that the command uses. */
interface CommandProcess {
  readonly connected: boolean
  send?(message: unknown): unknown
  on(event: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void): unknown
  exit(code: number): never
}

/**
 * Runs the sandbox until it is stopped. Standard output contains only the URLs of the worlds. All other messages go to
 * standard error.
 */
export async function runCommand(args: readonly string[], process: CommandProcess): Promise<void> {
  const log = (message: string) => console.error(`sandbox: ${message}`)
  let options
  try {
    options = parseArguments(args)
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    log(`${error.message} (--help lists all options)`)
    return process.exit(2)
  }
  if (options.help) {
    console.log(helpText)
    return
  }
  const { host, thirdPartyPort } = options
  const running: RunningWorld[] = []
  for (const place of listWorldConfigs(options)) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the first world that cannot start
    const opened = await openWorld(place, options, { log, worlds: () => running })
    if ('exitCode' in opened) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(running.map(({ server }) => server.close()))
      log(opened.problem)
      return process.exit(opened.exitCode)
    }
    running.push({ name: place.name, origin: opened.server.origin, server: opened.server })
  }
  if (thirdPartyPort !== undefined) {
    const stranger = createThirdParty()
    serve({
      fetch: (request) => stranger.fetch(request),
      port: thirdPartyPort,
      hostname: host,
    })
  }
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void Promise.all(running.map(({ server }) => server.close())).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Exits when the parent process exits.
  process.on('disconnect', stop)
  for (const { name, origin } of running) {
    console.log(`sandbox listening on ${origin}${running.length === 1 ? '' : ` (${name})`}`)
  }
  if (process.connected) process.send?.({ type: 'listening', origin: running[0]?.origin })
}
