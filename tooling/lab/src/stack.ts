import {
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { findNginx } from '@milepost/config/nginx'
import { type RunningRedis, startRedis } from '@milepost/config/redis'
import {
  installFromDebian,
  type LabServer,
  root,
  startLabServer,
  type StartedProcess,
  startProcess,
} from './processes.ts'

export type DemoSite = 'tideline' | 'summit'
type Environment = Readonly<Record<string, string>>

/** The sandbox and processes of the built site, on free ports, with a separate database and content. */
export interface Stack {
  readonly folder: string
  /** The documents of all demo sites, copied. */
  readonly contentFolder: string
  readonly databaseFile: string
  /** The entrance for visitors: nginx, Varnish or the first process. */
  readonly origin: string
  readonly sandbox: LabServer
  readonly site: LabServer
  /** Every process of the site. */
  readonly sites: readonly LabServer[]
  /** The ports of these processes. */
  readonly ports: readonly number[]
  readonly redis: RunningRedis | undefined
  /** The errors of the processes of the site, if they are written to files. */
  readonly errors: () => string
  readonly stop: () => Promise<void>
}

export interface StackOptions {
  /** The folder of the built site. @default that of `apps/site` */
  build?: string
  /** Further arguments of the sandbox. */
  sandboxArguments?: readonly string[]
  /** Number of times that the demo's supporters and donations exist. @default 1 */
  scale?: number
  /** Settings of every process. */
  environment?: Environment
  /** Settings of each process. Without a cache or Redis in front, each has its own origin. @default one process */
  processes?: readonly Environment[]
  /** Settings of several sites by their keys: each process serves all of them. */
  sites?: (sandboxOrigin: string, port: number) => Readonly<Record<string, Environment>>
  redis?: boolean
  /** `purges`: the processes purge what is stale, which needs Debian's varnish-modules. */
  varnish?: boolean | 'purges'
  /** Puts nginx in front of Varnish. */
  nginx?: boolean
  /** Puts another proxy in front of the processes. */
  proxy?: {
    origin: (port: number) => string
    start: (port: number, ports: readonly number[]) => Promise<Pick<StartedProcess, 'stop'>>
  }
  /** Writes errors to files in this folder; `true` for the folder of the stack. @default they are printed */
  errorFolder?: string | true
  /** Changes the content, or writes files that settings name, before anything starts. */
  prepare?: (folder: string) => void
  /** Puts something between the site and the sandbox, and returns its origin. */
  through?: (sandboxOrigin: string) => Promise<string>
}

const varnishd = '/usr/sbin/varnishd'
const varnishModule = '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so'

/** As deploy/Dockerfile runs the site. */
const container = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  HOST: '127.0.0.1',
}

/** Starts the sandbox, then the production build of a demo site, then what is in front of it, with the files of `deploy`. */
export async function startStack(name: DemoSite, options: StackOptions = {}): Promise<Stack> {
  const { scale = 1, processes = [{}], varnish = false, nginx = false, proxy } = options
  const folder = mkdtempSync(join(tmpdir(), 'milepost-stack-'))
  const contentFolder = join(folder, 'content')
  const databaseFile = join(folder, 'sandbox.db')
  cpSync(join(root, 'apps/site/content'), contentFolder, { recursive: true })
  options.prepare?.(folder)
  const ports = await Promise.all(processes.map(() => freePort()))
  const others = await Promise.all([freePort(), freePort(), freePort()])
  const [cachePort, frontPort, sandboxPort] = others
  const front = nginx || proxy ? frontPort : varnish ? cachePort : undefined
  const origin =
    proxy?.origin(frontPort) ??
    (front ? `http://127.0.0.1:${front}` : `http://localhost:${ports[0]}`)
  const sandbox = await startLabServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: `--port ${sandboxPort} --scale ${scale} --site-origin ${origin}`
      .split(' ')
      .concat('--database', databaseFile, '--content', contentFolder)
      .concat(options.sandboxArguments ?? []),
  })
  const redis = options.redis ? await startRedis() : undefined
  const sandboxOrigin = (await options.through?.(sandbox.origin)) ?? sandbox.origin
  const sitesFile = options.sites && join(folder, 'sites.json')
  if (sitesFile)
    writeFileSync(sitesFile, JSON.stringify(options.sites?.(sandboxOrigin, ports[0] ?? 0)))
  const errorFolder = options.errorFolder === true ? folder : options.errorFolder
  const errorFiles = processes.map((_, index) => join(errorFolder ?? '', `site-${index}.log`))
  const cacheOrigin = `http://127.0.0.1:${cachePort}`
  const startSite = (own: Environment, index: number) =>
    startLabServer({
      name: `site ${index}`,
      script: join(options.build ?? join(root, 'apps/site/build'), 'serve.js'),
      environment: {
        ...container,
        PORT: String(ports[index]),
        SANDBOX_ORIGIN: sandboxOrigin,
        ...(sitesFile
          ? { SITES_FILE: sitesFile }
          : {
              SITE: name,
              SITE_ORIGIN: front || redis ? origin : `http://localhost:${ports[index]}`,
            }),
        ...(redis && { REDIS_URL: redis.url }),
        ...(varnish === 'purges' && { CDN_PURGE: 'varnish', CDN_PURGE_URL: cacheOrigin }),
        ...options.environment,
        ...own,
      },
      ...(errorFolder && { errorFile: openSync(errorFiles[index] ?? '', 'w') }),
    })
  const sites = await Promise.all(processes.map(startSite))
  const [site] = sites
  if (site === undefined) throw new Error('A stack needs a process of the site.')
  const caches: Pick<StartedProcess, 'stop'>[] = []
  const places = { folder, frontPort, cachePort }
  if (varnish) caches.unshift(await startVarnish(places, ports, varnish === 'purges'))
  if (nginx) caches.unshift(await startNginx(places))
  if (proxy) caches.unshift(await proxy.start(frontPort, ports))
  return {
    folder,
    contentFolder,
    databaseFile,
    origin: front ? origin : site.origin,
    sandbox,
    site,
    sites,
    ports,
    redis,
    errors: () =>
      errorFolder ? errorFiles.map((file) => readFileSync(file, 'utf8')).join('\n') : '',
    async stop() {
      for (const cache of caches) await cache.stop()
      await Promise.all([...sites, sandbox].map((server) => server.stop()))
      await redis?.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

interface Places {
  folder: string
  frontPort: number
  cachePort: number
}

async function startVarnish(
  { folder, cachePort }: Places,
  ports: readonly number[],
  purges: boolean,
): Promise<StartedProcess> {
  const modules = purges ? ['varnish-modules'] : []
  installFromDebian(['varnish', ...modules], () =>
    [varnishd, ...(purges ? [varnishModule] : [])].every((file) => existsSync(file)),
  )
  const values = Object.fromEntries(
    ['one', 'two'].flatMap((server, index) => [
      [`${server}.host`, '127.0.0.1'],
      [`${server}.port`, String(ports[index])],
    ]),
  )
  const policy = fillTemplate('deploy/varnish.vcl', values)
  const include = `include "${join(root, 'deploy/varnish-purge.vcl')}";`
  const file = join(folder, 'site.vcl')
  writeFileSync(file, purges ? policy.replace('vcl 4.1;', `vcl 4.1;\n${include}`) : policy)
  const storage = ['-n', join(folder, 'varnish'), '-s', 'malloc,64m', '-j', 'none']
  return startProcess(varnishd, ['-F', '-a', `127.0.0.1:${cachePort}`, '-f', file, ...storage], {
    cwd: folder,
    origin: `http://127.0.0.1:${cachePort}/healthz`,
  })
}

async function startNginx(places: Places): Promise<StartedProcess> {
  const { folder, frontPort, cachePort } = places
  installFromDebian(['nginx'], () => findNginx() !== undefined)
  const file = join(folder, 'nginx.conf')
  const [listen, cache] = [`127.0.0.1:${frontPort}`, `127.0.0.1:${cachePort}`]
  writeFileSync(file, fillTemplate('deploy/nginx.conf', { listen, cache, folder }))
  return startProcess(findNginx() ?? '', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    cwd: folder,
    origin: `http://${listen}/healthz`,
  })
}

/** The text of a file of the repository, with values instead of its `{{names}}`. */
export function fillTemplate(path: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(root, path), 'utf8').replaceAll(
    /\{\{([\w.]+)\}\}/g,
    (braces, name: string) => values[name] ?? braces,
  )
}

/** Changes the fields of a content document in its file. */
export function editDocument(file: string, edit: (fields: Record<string, unknown>) => void): void {
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> }
  edit(document.data)
  writeFileSync(file, JSON.stringify(document))
}
