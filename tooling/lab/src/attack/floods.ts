/** Attacks by volume or duration. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, textOf, withAgent } from '../http.ts'
import { residentMegabytes } from '../processes.ts'
import type { AttackRun } from './attack.ts'
import { contactForm, giftForm, sendForm, type SiteForm } from './target.ts'

/** The rate limit must apply well before this number of requests. */
const maxPosts = 400

/** Repeated form posts from one IP address are rate limited. Other addresses and page views are not. */
export async function rateLimits(run: AttackRun): Promise<void> {
  const { origin } = run.target.limited
  const message = await contactForm(origin)
  await hammer(run, message, 'one address', () => '203.0.113.7')
  run.tried()
  const other = await sendForm(origin, message, { origin, 'x-forwarded-for': '198.51.100.9' })
  if (other.status === 429 || other.status >= 500)
    run.through(`another address is answered ${other.status}, too`)
  await hammer(run, giftForm, 'one address', () => '203.0.113.7')
  // Clients can forge every entry of `X-Forwarded-For` before the one that the proxy appends.
  await hammer(
    run,
    giftForm,
    'one address behind made-up ones',
    (turn) => `192.0.2.${turn % 250}, 10.${turn % 250}.0.1, 203.0.113.8`,
  )
  await hammer(run, giftForm, 'one IPv6 network', (turn) => `2001:db8:1:2:${turn.toString(16)}::1`)
  const reads = Array.from({ length: run.isQuick ? 500 : 2500 }, () => ['/about', '/']).flat()
  await withAgent(reads, async (path, agent) => {
    run.tried()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const { status, problem = '' } = await ask(origin, path, { headers, agent })
    if (status !== 200) run.through(`GET ${path} after too many forms → ${status} ${problem}`)
  })
}

async function hammer(
  { target, tried, through, note }: AttackRun,
  form: SiteForm,
  sender: string,
  address: (turn: number) => string,
): Promise<void> {
  const { origin } = target.limited
  for (let turn = 1; turn <= maxPosts; turn += 1) {
    tried()
    const answer = await sendForm(origin, form, { origin, 'x-forwarded-for': address(turn) })
    const { status, headers } = answer
    if (status >= 500 || status === 0) return through(`POST ${form.path}, ${sender} → ${status}`)
    if (status !== 429) continue
    note(`${form.path}, ${sender}: 429 at number ${turn}`)
    const text = textOf(answer).replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ')
    if (!/^[1-9]\d{0,4}$/.test(headers['retry-after'] ?? ''))
      through(`POST ${form.path} → 429 with Retry-After "${headers['retry-after']}"`)
    if (!/\btry again\b|\bwait\b|\bminute|\bsecond/i.test(text))
      through(`POST ${form.path} → 429 without a message that helps`)
    return undefined
  }
  return through(`POST ${form.path}, ${sender}: ${maxPosts} times without a 429`)
}

/** Maximum memory growth between the first and the last third, after garbage collection, because caches are bounded. */
const maxGrowthMegabytes = 48

/** Made-up URLs do not grow the caches without bound. */
export async function cacheKeys(run: AttackRun): Promise<void> {
  const { target, isQuick, random, tried, note, through } = run
  const { origin, pid } = target.open
  const third = Math.ceil((isQuick ? 3000 : 100_000) / 3)
  const home = textOf(await ask(origin, '/'))
  const [image = '/media/none.png'] = /\/media\/[^"?\s]+/.exec(home) ?? []
  const memory: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const paths = Array.from({ length: third }, () => madeUpPath(random, image))
    await withAgent(paths, async (path, agent) => {
      tried()
      const { status, problem = '' } = await ask(origin, path, { agent })
      if (status === 0 || status >= 500) through(`GET ${path} → ${status} ${problem}`)
    })
    process.kill(pid(), 'SIGUSR2')
    await wait(3000)
    memory.push(residentMegabytes(pid()) ?? 0)
  }
  const grown = (memory[2] ?? 0) - (memory[0] ?? 0)
  note(`memory after each third, garbage collected: ${memory.map(Math.round).join(', ')} MB`)
  if (grown > maxGrowthMegabytes) through(`memory grew by ${Math.round(grown)} MB`)
}

const madeUp =
  '/# /# /#/x /fundraising/# /teams/# /fundraising-edit/# /about?slug=# /?q=# /people?q=#&page=2 /search-results?q=# /about?utm_source=# /?name=# /#.data /styles/#.css @?w=# @?# /media/http/localhost/#.png?w=#'

function madeUpPath({ below, pick }: AttackRun['random'], image: string): string {
  const id = below(36 ** 8).toString(36)
  return pick(madeUp.split(' ')).replace('#', id).replace('@', image)
}

/** Maximum time that the server may wait for a client. Node's timeouts: one minute for headers, five for requests, checked every 30 s. */
const patienceMs = { headers: 100_000, body: 340_000, reader: 340_000 } as const
type Slowness = keyof typeof patienceMs
const kinds = Object.keys(patienceMs) as Slowness[]
const starts: Readonly<Record<Slowness, string>> = {
  headers: 'GET /about HTTP/1.1\r\nHost: localhost\r\n',
  body: 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\na=',
  // Exceeds the operating system's buffers for a connection that is never read.
  reader: 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500),
}
const drops: Readonly<Record<Slowness, string>> = { headers: 'X: a\r\n', body: 'x', reader: '\r\n' }

interface SlowClient {
  kind: Slowness
  socket: Socket
  endedMs?: number
}

/** Clients that send one byte per second, or never read: the server still responds to others, and closes the connections. */
export async function slowClients(run: AttackRun): Promise<void> {
  const { target, isQuick, tried, through, note } = run
  const { origin, isRunning } = target.patient
  const clients = Array.from({ length: isQuick ? 17 : 100 }, () => kinds)
    .flat()
    .map((kind) => connectSlowly(origin, kind))
  tried(clients.length)
  // A quick run waits for the headers timeout only.
  const watched = isQuick ? kinds.slice(0, 1) : kinds
  const untilMs = Math.max(...watched.map((kind) => patienceMs[kind]))
  const startedMs = Date.now()
  let slowestMs = 0
  for (let passedMs = 0; passedMs < untilMs; passedMs = Date.now() - startedMs) {
    if (clients.every(({ kind, endedMs }) => endedMs || !watched.includes(kind))) break
    const { status, tookMs } = await ask(origin, '/healthz')
    slowestMs = Math.max(slowestMs, tookMs)
    if (status !== 200) through(`meanwhile GET /healthz → ${status}`)
    if (!isRunning()) return through('the process ended')
    // A client that never reads notices a closed connection on its second write only. It writes rarely, so as not to count as active.
    const isProbe = passedMs >= 100_000 && passedMs % 100_000 < 8000
    for (const { kind, socket, endedMs } of clients)
      if (!endedMs && !socket.destroyed && (kind !== 'reader' || isProbe)) socket.write(drops[kind])
    await wait(1000)
  }
  note(`others waited ${Math.round(slowestMs)} ms at most`)
  if (slowestMs > 10_000) through(`others waited ${Math.round(slowestMs)} ms`)
  for (const kind of kinds) {
    const own = clients.filter((client) => client.kind === kind)
    const open = own.filter(({ endedMs }) => endedMs === undefined).length
    const lastMs = Math.max(0, ...own.map(({ endedMs = 0 }) => endedMs - startedMs))
    note(`slow ${kind}: ${own.length - open} of ${own.length} closed, last after ${lastMs} ms`)
    if (open > 0 && watched.includes(kind)) through(`${open} with a slow ${kind} are connected`)
  }
  for (const { socket } of clients) socket.destroy()
}

function connectSlowly(origin: string, kind: Slowness): SlowClient {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const client: SlowClient = { kind, socket }
  const end = () => (client.endedMs ??= Date.now())
  socket.on('error', end).on('close', end)
  if (kind === 'reader') socket.pause()
  else socket.resume()
  socket.write(starts[kind])
  return client
}
