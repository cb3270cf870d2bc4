import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommandLine } from './command/run-command-line.ts'
import { commands } from './commands.ts'

/**
 * Runs the command line of the process and sets the exit code. Settings in `.env` of the working directory apply unless the
 * environment has them.
 */
export async function runProcess(): Promise<void> {
  const settings = join(process.cwd(), '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  process.exitCode = await runCommandLine(commands, process.argv.slice(2), {
    version,
    cwd: process.cwd(),
    environment: process.env,
    out: process.stdout,
    err: process.stderr,
    untilStopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
          process.once(signal, () => resolve())
        }
      }),
  })
}
