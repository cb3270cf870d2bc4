import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** The repository, whose package.json names its application. */
export const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url))

/** How a command line ended, and what it printed. */
export interface CommandLineResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `milepost` in a process of its own. */
export function runMilepost(
  args: readonly string[],
  { cwd, environment = {} }: { cwd: string; environment?: Readonly<Record<string, string>> },
): Promise<CommandLineResult> {
  const flags = ['--conditions=@milepost/source', '--disable-warning=ExperimentalWarning']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...flags, script, ...args],
      // pnpm's own commands set NODE_PATH, by which Node would find what a folder has not installed.
      {
        cwd,
        env: { ...process.env, NODE_PATH: '', SITE: '', ...environment },
        maxBuffer: 50_000_000,
      },
      (error, stdout, stderr) => {
        if (error === null) resolve({ code: 0, stdout, stderr })
        else if (typeof error.code === 'number') resolve({ code: error.code, stdout, stderr })
        else reject(error)
      },
    )
  })
}

/** An empty folder that is gone when the test ends. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
