import { execFileSync } from 'node:child_process'

export interface RunOptions {
  cwd: string
  /** Added to this process's own environment. */
  environment?: Record<string, string>
  timeoutMs?: number
}

/**
 * Runs a command to its end and gives what it printed.
 *
 * @throws Error with everything it printed, when it fails or takes too long
 */
export function run(command: string, args: readonly string[], options: RunOptions): string {
  try {
    return execFileSync(command, [...args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.environment },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeoutMs ?? 300_000,
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error })
  }
}
