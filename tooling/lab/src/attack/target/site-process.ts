import { openSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, startServer, stopServer } from '@milepost/config/server-process'
import { freePort } from '@milepost/config/free-port'
import { createMemoryCage } from './memory-cage.ts'

/** What a small machine gives the site. */
export const memoryLimitBytes = 512 * 1024 * 1024

/** A process of the built site that may be attacked, and put up again when it falls. */
export interface SiteProcess {
  readonly name: string
  readonly port: number
  readonly origin: string
  readonly pid: () => number
  /** Where its inspector opens when it is told to. */
  readonly inspectPort: number
  readonly isRunning: () => boolean
  /** Whether the kernel limits its memory. */
  readonly isCaged: () => boolean
  /** How often the kernel ended it because of its memory. */
  readonly kernelKills: () => number
  /** Starts it again after it fell. */
  readonly revive: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the production build as deploy/Dockerfile does, in half a gigabyte where the machine allows it. */
export async function startSiteProcess(
  root: string,
  {
    name,
    port,
    logFolder,
    environment,
  }: { name: string; port: number; logFolder: string; environment: Record<string, string> },
): Promise<SiteProcess> {
  const cage = createMemoryCage(`milepost-attack-${process.pid}-${name}`, memoryLimitBytes)
  const origin = `http://localhost:${port}`
  const inspectPort = await freePort()
  const errorFile = openSync(join(logFolder, `${name}.log`), 'w')
  let isCaged = false
  const launch = () =>
    startServer({
      name: `site (${name})`,
      script: join(root, 'apps/site/build/serve.js'),
      environment: {
        PORT: String(port),
        HOST: '127.0.0.1',
        SITE_ORIGIN: origin,
        NODE_ENV: 'production',
        NODE_OPTIONS: `--max-semi-space-size=8 --inspect-port=127.0.0.1:${inspectPort}`,
        MALLOC_ARENA_MAX: '2',
        ...environment,
      },
      timeoutMs: 240_000,
      verbose: false,
      errorFile,
      onSpawn: (pid) => {
        isCaged = cage?.take(pid) ?? false
      },
    })
  let server: RunningServer = await launch()
  return {
    name,
    port,
    origin,
    pid: () => server.process.pid ?? 0,
    inspectPort,
    isRunning: () => server.process.exitCode === null && server.process.signalCode === null,
    isCaged: () => isCaged,
    kernelKills: () => cage?.kills() ?? 0,
    revive: async () => {
      await stopServer(server.process)
      server = await launch()
    },
    stop: async () => {
      await stopServer(server.process)
      cage?.remove()
    },
  }
}
