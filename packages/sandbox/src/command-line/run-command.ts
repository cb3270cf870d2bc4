import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { createSandbox } from '../sandbox/create-sandbox.ts'
import { ForeignDatabaseError } from '../seed/prepare-database.ts'
import { serveSandbox } from '../sandbox/serve-sandbox.ts'
import { parseWorldFile, WorldFileError } from '../seed/parse-world-file.ts'
import { createThirdParty } from '../third-party/create-third-party.ts'
import { ArgumentError, helpText, readArguments } from './read-arguments.ts'

/** The exit code that says "choose another port"; the caller does. */
export const takenPortCode = 98

/** The parts of a process the command needs; `process` is one. */
export interface CommandProcess {
  readonly connected: boolean
  send?(message: unknown): unknown
  on(event: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void): unknown
  exit(code: number): never
}

/**
 * Runs the sandbox until it is told to stop. The only line on the standard output is where it
 * listens; what a person should know goes to the standard error.
 */
export async function runCommand(args: readonly string[], process: CommandProcess): Promise<void> {
  const say = (message: string) => console.error(`sandbox: ${message}`)
  let options
  try {
    options = readArguments(args)
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    say(`${error.message} (--help shows every option)`)
    return process.exit(2)
  }
  if (options.help) {
    console.log(helpText)
    return
  }
  const {
    databaseFile,
    contentRoot,
    worldFile,
    siteOrigin,
    host,
    port,
    thirdPartyPort,
    reset,
    scale,
    seed,
    tokenLifetimeSeconds,
    scenario,
  } = options
  let sandbox
  try {
    const world =
      worldFile === undefined
        ? undefined
        : parseWorldFile(readFileSync(worldFile, 'utf8'), worldFile)
    sandbox = createSandbox({
      databaseFile,
      reset,
      scale,
      seed,
      tokenLifetimeSeconds,
      log: say,
      ...(contentRoot === undefined ? {} : { content: { root: contentRoot } }),
      ...(world === undefined ? {} : { world }),
      ...(siteOrigin === undefined ? {} : { siteOrigin }),
      ...(scenario === undefined ? {} : { scenario }),
    })
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && worldFile !== undefined
    if (!isMissing && !(error instanceof ForeignDatabaseError || error instanceof WorldFileError)) {
      throw error
    }
    say(isMissing ? `There is no file ${worldFile}.` : (error as Error).message)
    return process.exit(2)
  }
  let server
  try {
    server = await serveSandbox(sandbox, port, host)
  } catch (error) {
    sandbox.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      say(`${host} is no address of this machine. Choose another with --host.`)
      return process.exit(2)
    }
    if (code !== 'EADDRINUSE') throw error
    say(`port ${port} is taken. Choose another with --port, or 0 for any free one.`)
    return process.exit(takenPortCode)
  }
  const running = server
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
    void running.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever started us is gone, however it ended: so are we.
  process.on('disconnect', stop)
  console.log(`sandbox listening on ${running.origin}`)
  if (process.connected) process.send?.({ type: 'listening', origin: running.origin })
}
