import { readFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { createProject } from './create-project.ts'
import { detectPackageManager, runPackageManager } from './package-manager.ts'

/** Runs the command line of the process and sets the exit code. */
export async function runProcess(): Promise<void> {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  try {
    await createProject(process.argv.slice(2), {
      cwd: process.cwd(),
      version,
      terminal: process.stdin.isTTY && process.stdout.isTTY ? {} : undefined,
      log: (line) => console.log(line),
      manager: detectPackageManager(process.env['npm_config_user_agent']),
      runPackageManager,
    })
  } catch (error) {
    const isUsage = error instanceof CommanderError
    process.exitCode = isUsage ? 2 : 1
    console.error(error instanceof Error ? error.message : String(error))
    if (isUsage) console.error('Try: npm create milepost -- --help')
  }
}
