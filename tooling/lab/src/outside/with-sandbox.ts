import { spawn } from 'node:child_process'
import { listeningOrigin } from './listening-origin.ts'

/** A page of the sandbox's world. */
export const samplePageSlug = 'sam-river-mile'

/** Starts `npx @milepost/sandbox` where it is installed, and ends it when the work is done. */
export async function withSandbox(
  folder: string,
  args: readonly string[],
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const sandbox = spawn(
    'npx',
    ['--no-install', '@milepost/sandbox', '--port', '0', '--database', ':memory:', ...args],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  try {
    await work(await listeningOrigin(sandbox, 'The sandbox'))
  } finally {
    // With its group: npx is between us and the sandbox.
    if (sandbox.pid !== undefined) process.kill(-sandbox.pid, 'SIGTERM')
  }
}
