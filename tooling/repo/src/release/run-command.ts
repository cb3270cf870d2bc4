import { spawnSync } from 'node:child_process'

/** The arguments for `npx` that run the workspace's pnpm. */
export const pinnedPnpm = ['--yes', 'pnpm@12.21.0'] as const

/** What a command answered. */
export interface CommandResult {
  ok: boolean
  output: string
  errors: string
}

/** Runs a command to its end. */
export type RunCommand = (command: string, args: readonly string[]) => CommandResult

/** Runs a command in this folder, for ten minutes at most. */
export const runCommand: RunCommand = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, [...args], {
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: stdout, errors: stderr }
}
