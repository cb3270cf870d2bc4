import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { createProject } from './create-project.ts'
import { runNpm } from './run-npm.ts'
import { UsageError } from './usage-error.ts'

/** Begins the site that this process was called for, asks a person what is missing, and sets the exit code. */
export async function runProcess(): Promise<void> {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const isPerson = process.stdin.isTTY && process.stdout.isTTY
  const lines = isPerson
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  try {
    await createProject(process.argv.slice(2), {
      cwd: process.cwd(),
      version,
      ask: lines === undefined ? undefined : (question) => lines.question(question),
      say: (line) => console.log(line),
      runNpm: (folder, args) => {
        lines?.close()
        return runNpm(folder, args)
      },
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (error instanceof UsageError) console.error('Try: npm create milepost -- --help')
    process.exitCode = error instanceof UsageError ? 2 : 1
  } finally {
    lines?.close()
  }
}
