import { spawn } from 'node:child_process'
import { listeningOrigin } from './listening-origin.ts'

/** A server to start. */
interface Server {
  cwd: string
  command: string
  args: readonly string[]
  /** All that it is told by environment. */
  environment: NodeJS.ProcessEnv
  /** Whether it starts others that do not end with it, as npm does. @default false */
  isGroup?: boolean
}

/**
 * Runs a server while something is done with it, and waits for its end.
 *
 * @param work - is given the address where it listens
 * @throws Error when it does not start
 */
export async function withServer(
  { cwd, command, args, environment, isGroup = false }: Server,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const server = spawn(command, [...args], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  })
  let told = ''
  server.stderr.on('data', (part: Buffer) => (told += String(part)))
  const ended = new Promise((resolve) => void server.once('exit', resolve))
  try {
    await work(await listeningOrigin(server, [command, ...args].join(' ')))
  } catch (error) {
    console.error(told)
    throw error
  } finally {
    if (isGroup && server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
    else server.kill('SIGTERM')
    await ended
  }
}
