import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { commands } from '../commands.ts'
import type { CommandEntry } from './command-entry.ts'
import { runCommandLine } from './run-command-line.ts'

const script = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** Absolute path of this repository, whose `package.json` names the folder of the application. */
export const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url))

export interface CommandLineResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  readonly cwd: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs `milepost` in the process of the test. */
export async function runMilepost(
  args: readonly string[],
  { cwd, environment = {} }: RunOptions,
): Promise<CommandLineResult> {
  return runEntries(commands, args, { cwd, environment })
}

/** Runs a command line with the given commands. */
export async function runEntries(
  entries: readonly CommandEntry[],
  args: readonly string[],
  { cwd, environment = {} }: RunOptions,
): Promise<CommandLineResult> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommandLine(entries, args, {
    version: '0.0.0-test',
    cwd,
    environment: environmentWith(environment),
    out: { write: (text) => out.push(text) },
    err: { write: (text) => err.push(text) },
    untilStopped: () => Promise.reject(new Error('The test ends no command')),
  })
  return { code, stdout: out.join(''), stderr: err.join('') }
}

/** Runs `milepost` in a separate process, for behaviour that needs one. */
export function spawnMilepost(
  args: readonly string[],
  { cwd, environment = {} }: RunOptions,
): Promise<CommandLineResult> {
  const flags = ['--conditions=@milepost/source', '--disable-warning=ExperimentalWarning']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...flags, script, ...args],
      { cwd, env: environmentWith(environment), maxBuffer: 50_000_000 },
      (error, stdout, stderr) => {
        if (error === null) resolve({ code: 0, stdout, stderr })
        else if (typeof error.code === 'number') resolve({ code: error.code, stdout, stderr })
        else reject(error)
      },
    )
  })
}

// pnpm sets NODE_PATH for scripts, which would resolve packages that the test's folder lacks.
const environmentWith = (environment: Readonly<Record<string, string>>) => ({
  ...process.env,
  NODE_PATH: '',
  SITE: '',
  ...environment,
})

/** Creates an empty temporary folder that is deleted when the test ends. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
