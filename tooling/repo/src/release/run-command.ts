import { spawnSync } from 'node:child_process'

/** The arguments for `npx` that run the workspace's pnpm. */
export const pinnedPnpm = ['--yes', 'pnpm@12.21.0'] as const

export interface CommandResult {
  ok: boolean
  output: string
  errors: string
}

export type RunCommand = (command: string, args: readonly string[]) => CommandResult

/** Runs a command in the working folder, for at most ten minutes. */
export const runCommand: RunCommand = (command, args) => {
  const options = { encoding: 'utf8', timeout: 600_000, maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr, error } = spawnSync(command, [...args], options)
  // A command that can't be started has no output.
  return { ok: status === 0, output: stdout ?? '', errors: stderr ?? error?.message ?? '' }
}
