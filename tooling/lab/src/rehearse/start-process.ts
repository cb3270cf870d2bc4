import { type ChildProcess, spawn } from 'node:child_process'

export interface StartedProcess {
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts a server and waits until it answers anything over HTTP.
 *
 * @throws Error with what it printed, when it ends or does not answer before the deadline
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  {
    cwd,
    origin,
    timeoutMs,
    environment,
  }: { cwd: string; origin: string; timeoutMs: number; environment?: Record<string, string> },
): Promise<StartedProcess> {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what npx starts ends with it.
    detached: true,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const deadlineMs = Date.now() + timeoutMs
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadlineMs) {
      end(child, 'SIGKILL')
      throw new Error(`${command} ${args.join(' ')} does not answer at ${origin}\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        end(child, 'SIGTERM')
        setTimeout(() => end(child, 'SIGKILL'), 3000).unref()
      }),
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It is gone already.
  }
}
