import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { run } from '../run.ts'
import { startProcess } from '../start-process.ts'
import type { Recording } from './compare-recordings.ts'
import { recordSite } from './record-site.ts'

/** The name that both builds have in their own pages, wherever they listen. */
const host = 'recorded.localhost'

/**
 * Builds the demo sites of one checkout and records them, one after the other, each on a new world.
 *
 * @param checkout - a folder with the repository in it; what it lacks is installed
 * @throws Error with what was printed, when it does not build or start
 */
export async function recordBuild(checkout: string): Promise<Recording> {
  run('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile'], {
    cwd: checkout,
    timeoutMs: 1_200_000,
  })
  const recording: Record<string, Recording[string]> = {}
  for (const site of ['tideline', 'summit']) {
    // oxlint-disable-next-line no-await-in-loop -- two stacks at once would share a database
    for (const [asked, answer] of Object.entries(await recordDemo(checkout, site))) {
      recording[`${site}: ${asked}`] = answer
    }
  }
  return recording
}

async function recordDemo(checkout: string, site: string): Promise<Recording> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const stack = await startProcess(
    'env',
    [`SITE_ORIGIN=http://${host}`, 'npm', 'start', '--', '--reset', '--site', site].concat([
      '--port',
      String(port),
      '--sandbox-port',
      String(sandboxPort),
    ]),
    { cwd: checkout, origin: `http://127.0.0.1:${port}/healthz`, timeoutMs: 1_200_000 },
  )
  try {
    const places = {
      [`localhost:${sandboxPort}`]: 'sandbox.localhost',
      [`127.0.0.1:${sandboxPort}`]: 'sandbox.localhost',
      [`localhost:${port}`]: host,
      [join(checkout)]: '(checkout)',
    }
    return await recordSite({ port, host, places })
  } finally {
    await stack.stop()
  }
}
