import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@milepost/config/free-port'
import { ask, textOf } from './http.ts'
import {
  giveOnSite,
  lostWrites,
  msUntilRaised,
  noFindings,
  raisedMinor,
  signInAndChange,
  startPage,
  sumGifts,
  viewPage,
  visitorProblems,
} from './people.ts'
import { inFolder, log, root, run, startProcess } from './processes.ts'
import { fillTemplate, startStack } from './stack.ts'

const packages = ['workerd@1.20261117.1', 'wrangler@4.86.0']
const slug = 'maya-walks'

/**
 * Runs the built site in workerd and on Node, on one sandbox, and compares the responses. Then people donate, sign in and log on the
 * worker, and it starts again while the platform is down.
 *
 * @throws Error naming the first response that differs, or what went wrong
 */
export async function worker(): Promise<void> {
  await inFolder('worker', async (folder) => {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    await run('npm', ['install', ...packages, '--no-audit', '--no-fund'], { cwd: folder })
    const wrangler = join(folder, 'node_modules/wrangler/bin/wrangler.js')
    const deploy = ['deploy', '--dry-run', '--config', join(root, 'deploy/wrangler.jsonc')]
    await run(process.execPath, [wrangler, ...deploy, '--outdir', join(folder, 'uploaded')], {
      cwd: folder,
      environment: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    log('wrangler takes deploy/wrangler.jsonc')
    const port = await freePort()
    // The same origin on Node: it is in canonical links.
    const origin = `http://localhost:${port}`
    const stack = await startStack('tideline', { environment: { SITE_ORIGIN: origin } })
    const stores = await startRuntimeStores()
    const start = () => startWorker({ folder, port, sandbox: stack.sandbox.origin }, stores)
    let started = await start()
    try {
      await compare(stack.site.origin, origin)
      await tryJourneys(origin, stack.sandbox.origin)
      const { values, answers, answersServed } = stores.counts()
      log(
        `${values} last known good values and ${answers} responses are stored, ${answersServed} served`,
      )
      if (values < 5 || answers < 5 || answersServed < 1) throw new Error('The stores are not used')
      await started.stop()
      await stack.sandbox.stop()
      // Cached responses expire within seconds.
      await wait(11_000)
      started = await start()
      await checkBadDay(origin)
    } finally {
      await started.stop()
      stores.stop()
      await stack.stop()
    }
  })
}

function startWorker(
  { folder, port, sandbox }: { folder: string; port: number; sandbox: string },
  { keyValue, answers }: RuntimeStores,
) {
  const site = join(root, 'apps/site')
  mkdirSync(join(folder, 'build/worker'), { recursive: true })
  cpSync(join(site, 'build/worker/worker.js'), join(folder, 'build/worker/worker.js'))
  const settings = fillTemplate('apps/site/worker.template.capnp', {
    client: join(site, 'build/client'),
    address: `127.0.0.1:${port}`,
    site: 'tideline',
    origin: `http://localhost:${port}`,
    sandbox,
    keyValue,
    answers,
  })
  writeFileSync(join(folder, 'worker.capnp'), settings)
  return startProcess(join(folder, 'node_modules/.bin/workerd'), ['serve', 'worker.capnp'], {
    cwd: folder,
    origin: `http://127.0.0.1:${port}/healthz`,
  })
}

const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
]

async function compare(nodeOrigin: string, workerOrigin: string): Promise<void> {
  for (const path of ['/', '/about', '/how-it-works', '/donate', '/nowhere', '/healthz']) {
    const here = await comparable(nodeOrigin, path)
    const there = await comparable(workerOrigin, path)
    const at = here.findIndex((line, index) => line !== there[index])
    if (at >= 0 || here.length !== there.length)
      throw new Error(`${path} differs in workerd\n- ${here[at]}\n+ ${there.at(at)}`)
    log(`${path} is the same on Node and in workerd (${here[0]})`)
  }
  const page = textOf(await ask(workerOrigin, '/'))
  const [asset = '/none'] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const { status, headers } = await ask(workerOrigin, asset)
  if (status !== 200 || !headers['cache-control']?.includes('immutable'))
    throw new Error(`${asset} is not served as immutable`)
  // Requests share what one of them reads.
  const all = Array.from({ length: 200 }, () => ask(workerOrigin, '/questions'))
  const isAnswered = (await Promise.all(all)).every((answer) => answer.status === 200)
  if (!isAnswered) throw new Error('A stampede was not answered')
  log('200 at once were answered')
}

/** The status, headers and elements of a response without those that depend on the runtime or on the time. */
async function comparable(origin: string, path: string): Promise<string[]> {
  const answer = await ask(origin, path)
  // Scripts are written by two bundlers; workers draw no share cards (docs/decisions/0020-share-cards-and-embeds.md).
  const elements = textOf(answer)
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<meta (?:property|name)="(?:og|twitter):image[^>]*>/g, '')
    .replaceAll(/\b\d{2}:\d{2}\b/g, 'a time')
    .split(/(?=<)/)
  const headers = compared.map((name) => {
    const value = String(answer.headers[name] ?? '')
    const steady = name === 'cache-control' ? value.replaceAll(/=\d+/g, '') : value
    return `${name}: ${steady.replaceAll(/'sha256-[^']+'/g, '')}`
  })
  return [String(answer.status), ...headers, ...elements]
}

async function tryJourneys(origin: string, sandbox: string): Promise<void> {
  const found = noFindings()
  const before = await raisedMinor(origin)
  for (let turn = 0; turn < 5; turn += 1)
    await giveOnSite({ origin, sandbox, slug, minor: 1000 + turn }, found)
  for (let turn = 0; turn < 3; turn += 1)
    await startPage({ platform: sandbox, origin, turn }, found)
  for (let turn = 0; turn < 8; turn += 1)
    await signInAndChange({ platform: sandbox, origin, turn }, found)
  const pages = found.pages.map((page) => `/fundraising/${page.slug}`)
  for (const path of ['/', `/fundraising/${slug}`, `/fundraising/${slug}/donate`, ...pages])
    await viewPage(origin, path, found)
  const problems = [...visitorProblems(found), ...(await lostWrites(sandbox, found))]
  const { gifts, signIns, edits, logs, notTaken } = found
  log(
    `${gifts.length} donations, ${pages.length} pages, ${signIns} sign-ins, ${edits} edits, ${logs} activities`,
  )
  if (gifts.length !== 5) problems.push(`${gifts.length} of 5 donations arrived`)
  if (notTaken > 0) problems.push(`${notTaken} requests of supporters were not taken`)
  // A worker's totals are at most 20 seconds old.
  const lateMs = await msUntilRaised(origin, before + sumGifts(found), 40_000)
  if (lateMs > 40_000) problems.push('the total is wrong')
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** A worker that starts while everything is down shows the pages that were seen before. */
async function checkBadDay(origin: string): Promise<void> {
  for (const path of ['/', '/about', `/fundraising/${slug}`, `/fundraising/${slug}/donate`]) {
    const { status } = await ask(origin, path)
    if (status !== 200) throw new Error(`With everything down ${path} answers ${status}`)
  }
  const { state } = JSON.parse(textOf(await ask(origin, '/status.json'))) as { state: string }
  if (state !== 'down')
    throw new Error(`/status.json has the state ${state} while everything is down`)
  log('started while everything is down, it shows the pages that were seen before')
}

/** The key-value store and the HTTP cache that workerd uses, which are services on the real platform. */
interface RuntimeStores {
  /** `host:port` */
  readonly keyValue: string
  readonly answers: string
  readonly counts: () => { values: number; answers: number; answersServed: number }
  readonly stop: () => void
}

/** Starts both by workerd's own protocol. The cache takes a whole response as the body of a `PUT`, and serves it for a `GET`. */
async function startRuntimeStores(): Promise<RuntimeStores> {
  const values = new Map<string, Buffer>()
  const answers = new Map<string, { untilMs: number; response: string }>()
  let answersServed = 0
  const keyValue = createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://store').pathname
    if (request.method === 'PUT') {
      values.set(key, await readBody(request))
      response.writeHead(200).end()
    } else response.writeHead(values.has(key) ? 200 : 404).end(values.get(key))
  })
  const answerCache = createServer(async (request, response) => {
    const key = `${request.headers.host}${request.url}`
    if (request.method === 'PUT') {
      const whole = (await readBody(request)).toString('latin1')
      const untilMs = Date.now() + Number(/s-maxage=(\d+)/.exec(whole)?.[1] ?? 0) * 1000
      answers.set(key, { untilMs, response: whole.replace('\r\n', '\r\ncf-cache-status: HIT\r\n') })
      response.writeHead(204).end()
      return
    }
    const stored = answers.get(key)
    if (stored === undefined || stored.untilMs <= Date.now()) {
      response.writeHead(504, { 'cf-cache-status': 'MISS' }).end()
      return
    }
    answersServed += 1
    // As it was stored, with its own framing.
    request.socket.end(Buffer.from(stored.response, 'latin1'))
  })
  const servers = [keyValue, answerCache]
  const [keyValueAddress = '', answersAddress = ''] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `127.0.0.1:${(server.address() as AddressInfo).port}`
    }),
  )
  return {
    keyValue: keyValueAddress,
    answers: answersAddress,
    counts: () => ({ values: values.size, answers: answers.size, answersServed }),
    stop: () => servers.forEach((server) => server.close().closeAllConnections()),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  // A body breaks off when the worker ends: nothing reads the value then.
  return Buffer.concat((await request.toArray().catch(() => [])) as Buffer[])
}
