import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, stopServer } from '@milepost/config/server-process'
import { freePort } from '@milepost/config/free-port'
import type { RehearsalFolder } from '../in-a-folder.ts'
import { run } from '../run.ts'
import { startProcess } from '../start-process.ts'
import { ask as askPlainly } from '../day/ask.ts'
import { startRuntimeStores } from './start-runtime-stores.ts'
import { tryJourneys } from './try-journeys.ts'

const minuteMs = 60_000

/**
 * Runs the built site in workerd and on Node, on one sandbox, and compares what they answer. Then people give, sign in and
 * log there, and the worker starts again while the platform is down.
 *
 * @param root - the repository, its site built
 * @param folder - an empty folder to work in
 * @throws Error naming the first answer that differs
 */
export async function rehearseWorker({ root, folder, log }: RehearsalFolder): Promise<void> {
  const site = join(root, 'apps/site')
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const packages = ['workerd@1.20261117.1', 'wrangler@4.86.0']
  run('npm', ['install', ...packages, '--no-audit', '--no-fund'], { cwd: folder })
  log('bundled for workers')
  run(
    process.execPath,
    [join(folder, 'node_modules/wrangler/bin/wrangler.js'), 'deploy', '--dry-run'].concat([
      '--config',
      join(root, 'deploy/wrangler.jsonc'),
      '--outdir',
      join(folder, 'uploaded'),
    ]),
    { cwd: folder, environment: { WRANGLER_SEND_METRICS: 'false' } },
  )
  log('deploy/wrangler.jsonc is what wrangler takes')

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', join(site, 'content')],
      ['--site-origin', origin],
    ),
    timeoutMs: minuteMs,
    verbose: false,
  })
  const node = await startServer({
    name: 'site on Node',
    script: join(site, 'build/serve.js'),
    environment: {
      SITE: 'tideline',
      PORT: '0',
      HOST: '127.0.0.1',
      // The same address for both: it is in canonical links.
      SITE_ORIGIN: origin,
      SANDBOX_ORIGIN: sandbox.origin,
    },
    timeoutMs: minuteMs,
    verbose: false,
  })
  const stores = await startRuntimeStores()
  const start = () =>
    startWorker({
      site,
      folder,
      port,
      origin,
      sandboxOrigin: sandbox.origin,
      keyValue: stores.keyValue,
      answers: stores.answers,
    })
  let worker = await start()
  const workerOrigin = new URL(worker.origin).origin
  try {
    await compare(node.origin, worker.origin, log)
    await tryJourneys({ origin: workerOrigin, sandbox: sandbox.origin, log })
    const { values, answersKept, answersGiven } = stores.counts()
    log(
      `${values} last good values are kept, ${answersKept} answers, of which ${answersGiven} were given`,
    )
    if (values < 5 || answersKept < 5 || answersGiven < 1)
      throw new Error('The stores are not used')
    // Answers of the cache are over in seconds.
    await worker.stop()
    await stopServer(sandbox.process)
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    worker = await start()
    await startOnABadDay(workerOrigin, log)
  } finally {
    await worker.stop()
    stores.stop()
    await Promise.all([stopServer(node.process), stopServer(sandbox.process)])
  }
}

/** A worker that starts while everything is down shows the pages that were seen before. */
async function startOnABadDay(origin: string, log: RehearsalFolder['log']): Promise<void> {
  for (const path of ['/', '/about', '/fundraising/maya-walks', '/fundraising/maya-walks/donate']) {
    const { status } = await askPlainly(origin + path)
    if (status !== 200) throw new Error(`With everything down ${path} answers ${status}`)
  }
  const { text } = await askPlainly(`${origin}/status.json`)
  const { state } = JSON.parse(text) as { state: string }
  if (state !== 'down') throw new Error(`/status.json says ${state} while everything is down`)
  log('started while everything is down, it shows the pages that were seen before')
}

function startWorker({
  site,
  folder,
  port,
  origin,
  sandboxOrigin,
  keyValue,
  answers,
}: {
  site: string
  folder: string
  port: number
  origin: string
  sandboxOrigin: string
  keyValue: string
  answers: string
}) {
  const values: Record<string, string> = {
    client: join(site, 'build/client'),
    address: `127.0.0.1:${port}`,
    site: 'tideline',
    origin,
    sandbox: sandboxOrigin,
    keyValue,
    answers,
  }
  const template = readFileSync(join(site, 'worker.template.capnp'), 'utf8')
  mkdirSync(join(folder, 'build/worker'), { recursive: true })
  writeFileSync(
    join(folder, 'build/worker/worker.js'),
    readFileSync(join(site, 'build/worker/worker.js')),
  )
  writeFileSync(
    join(folder, 'worker.capnp'),
    template.replaceAll(/\{\{(\w+)\}\}/g, (braces, name: string) => values[name] ?? braces),
  )
  return startProcess(join(folder, 'node_modules/.bin/workerd'), ['serve', 'worker.capnp'], {
    cwd: folder,
    origin: `http://127.0.0.1:${port}/healthz`,
    timeoutMs: minuteMs,
  })
}

const paths = ['/', '/about', '/how-it-works', '/donate', '/nowhere', '/healthz']
const kept = ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options']

async function compare(nodeOrigin: string, workerUrl: string, log: (line: string) => void) {
  const workerOrigin = new URL(workerUrl).origin
  for (const path of paths) {
    const [here, there] = await Promise.all([ask(nodeOrigin + path), ask(workerOrigin + path)])
    if (here.status !== there.status) {
      throw new Error(`${path}: ${here.status} on Node, ${there.status} in workerd\n${there.text}`)
    }
    if (here.text !== there.text) throw new Error(difference(path, here.text, there.text))
    for (const name of kept) {
      if (here.headers.get(name) !== there.headers.get(name)) {
        throw new Error(`${path}: ${name} is "${there.headers.get(name)}" in workerd`)
      }
    }
    log(`${path} is the same on Node and in workerd (${here.status})`)
  }
  const page = await ask(`${workerOrigin}/`)
  const asset = /\/assets\/[\w.-]+\.js/.exec(page.whole)?.[0]
  if (asset === undefined) throw new Error('The page names no script')
  const script = await ask(workerOrigin + asset)
  if (script.headers.get('cache-control')?.includes('immutable') !== true || script.text === '') {
    throw new Error(`${asset} is not served as it should be`)
  }
  log(`${asset} is immutable`)

  // Many at once share what one of them reads, over the borders of requests.
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => ask(`${workerOrigin}/questions`)),
  )
  if (answers.some(({ status }) => status !== 200)) throw new Error('A stampede was not answered')
  log('200 at once were answered')
}

function difference(path: string, here: string, there: string): string {
  let at = 0
  while (here[at] === there[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120)
  return `${path}: another page in workerd\n- ${around(here)}\n+ ${around(there)}`
}

/**
 * Not compared: scripts in the page, as one is written by each bundler and the others are the page's data, and the picture of
 * shares, as workers draw no cards (docs/decisions/0044-share-cards.md).
 */
const notCompared =
  /<script[^>]*>[\s\S]*?<\/script>|<meta (?:property|name)="(?:og|twitter):image[^>]*>/g

/** Both are asked one after the other, so figures may be of another minute. */
function compared(text: string): string {
  return text.replaceAll(notCompared, '').replaceAll(/\b\d{2}:\d{2}\b/g, 'a time')
}

async function ask(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  const headers = new Headers(response.headers)
  const policy = headers.get('content-security-policy')
  // A page is given out for a shorter time when its figures are a second old.
  const control = headers.get('cache-control')
  if (control !== null) headers.set('cache-control', control.replaceAll(/=\d+/g, ''))
  // With the hashes of those scripts.
  if (policy !== null)
    headers.set('content-security-policy', policy.replaceAll(/'sha256-[^']+'/g, ''))
  const whole = await response.text()
  return { status: response.status, headers, whole, text: compared(whole) }
}
