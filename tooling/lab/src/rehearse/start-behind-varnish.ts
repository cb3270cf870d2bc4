import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { type RunningServer, startServer, stopServer } from '@milepost/config/server-process'
import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { killProcess } from './kill-process.ts'
import type { RehearsalFolder } from './in-a-folder.ts'
import { installFromDebian } from './install-from-debian.ts'
import { startNginx } from './start-nginx.ts'
import { startProcess } from './start-process.ts'

const varnishd = '/usr/sbin/varnishd'
const modules = '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so'

export interface BehindVarnish {
  /** Where visitors come. */
  origin: string
  sandbox: RunningServer
  servers: readonly [RunningServer, RunningServer]
  /** The Redis that the servers share, where they do. */
  redis: RunningRedis | undefined
  /** Where the sandbox reads its documents. */
  contentFolder: string
  /** Ends a server without warning, and starts another in its place. */
  replaceServer: (index: 0 | 1) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the sandbox, two servers of a built site and Varnish before them, and nginx before that, with the files of `deploy/`.
 *
 * @param options.purges - whether the servers tell Varnish what is old; needs Debian's varnish-modules. @default false
 * @param options.through - puts something between the servers and the sandbox, and gives its address. @default nothing
 * @param options.environment - more settings of the servers. @default none
 * @param options.errorFile - an open file for the servers' errors. @default they are shown
 * @param options.nginx - whether nginx is before Varnish. @default false
 * @param options.shares - whether the servers tell each other what is old, by a Redis of their own. @default false
 * @throws Error where Varnish cannot be had, or something does not start
 */
export async function startBehindVarnish(
  { root, folder }: Pick<RehearsalFolder, 'root' | 'folder'>,
  {
    purges = false,
    shares = false,
    nginx = false,
    through = async (origin) => origin,
    environment = {},
    errorFile,
  }: {
    purges?: boolean
    shares?: boolean
    nginx?: boolean
    through?: (origin: string) => Promise<string>
    environment?: Record<string, string>
    errorFile?: number
  } = {},
): Promise<BehindVarnish> {
  installFromDebian(['varnish', ...(purges ? ['varnish-modules'] : [])], () =>
    [varnishd, ...(purges ? [modules] : [])].every((file) => existsSync(file)),
  )
  const port = await freePort()
  const frontPort = nginx ? await freePort() : port
  const origin = `http://127.0.0.1:${frontPort}`
  const contentFolder = join(folder, 'content')
  cpSync(join(root, 'apps/site/content'), contentFolder, { recursive: true })
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', contentFolder],
      ['--site-origin', origin],
    ),
    timeoutMs: 60_000,
    verbose: false,
  })
  const redis = shares ? await startRedis() : undefined
  const sandboxOrigin = await through(sandbox.origin)
  const ports = [await freePort(), await freePort()] as const
  const start = (ownPort: number) =>
    startSite(
      { root, errorFile },
      {
        PORT: String(ownPort),
        ...(redis && { REDIS_URL: redis.url }),
        SITE_ORIGIN: origin,
        SANDBOX_ORIGIN: sandboxOrigin,
        ...(purges && { CDN_PURGE: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${port}` }),
        ...environment,
      },
    )
  const servers = await Promise.all([start(ports[0]), start(ports[1])] as const)
  writeFileSync(join(folder, 'site.vcl'), policy(root, ports, purges))
  const cache = await startProcess(
    varnishd,
    [
      '-F',
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      join(folder, 'site.vcl'),
      '-n',
      join(folder, 'varnish'),
    ].concat(['-s', 'malloc,64m', '-j', 'none']),
    { cwd: folder, origin: `http://127.0.0.1:${port}/healthz`, timeoutMs: 60_000 },
  )
  const front = nginx
    ? await startNginx({ root, folder, listen: frontPort, cache: port })
    : undefined
  return {
    origin,
    sandbox,
    servers,
    redis,
    contentFolder,
    async replaceServer(index) {
      await killProcess(servers[index])
      servers[index] = await start(ports[index])
    },
    async stop() {
      await front?.stop()
      await cache.stop()
      await Promise.all([...servers, sandbox].map((server) => stopServer(server.process)))
      await redis?.kill()
    },
  }
}

function startSite(
  { root, errorFile }: { root: string; errorFile: number | undefined },
  environment: Record<string, string>,
): Promise<RunningServer> {
  return startServer({
    name: 'site',
    script: join(root, 'apps/site/build/serve.js'),
    environment: { SITE: 'tideline', HOST: '127.0.0.1', ...environment },
    timeoutMs: 60_000,
    verbose: false,
    ...(errorFile === undefined ? {} : { errorFile }),
  })
}

function policy(root: string, ports: readonly number[], purges: boolean): string {
  const values = new Map<string, string>()
  for (const [index, name] of ['one', 'two'].entries()) {
    const port = String(ports[index])
    values.set(`${name}.host`, '127.0.0.1').set(`${name}.port`, port)
  }
  const template = readFileSync(join(root, 'deploy/varnish.vcl'), 'utf8')
  const filled = template.replaceAll(
    /\{\{([\w.]+)\}\}/g,
    (braces, name: string) => values.get(name) ?? braces,
  )
  const include = `include "${join(root, 'deploy/varnish-purge.vcl')}";`
  return purges ? filled.replace('vcl 4.1;', `vcl 4.1;\n${include}`) : filled
}
