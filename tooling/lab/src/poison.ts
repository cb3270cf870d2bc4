import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, inParallel, type Question, textOf } from './http.ts'
import { log } from './processes.ts'
import { startStack } from './stack.ts'

/** A request that differs from a plain one in its headers, query or method. */
interface OddRequest extends Pick<Question, 'method' | 'headers'> {
  /** Appended to the query. */
  readonly query?: string
}

const hosts = ['summit.test', 'tideline.test', 'nobody.test', 'localhost', '127.0.0.1', '']

/** Header name and values per line, separated by `|`. */
const headerLines = `
x-forwarded-host | summit.test, tideline.test | tideline.test, summit.test
X_Forwarded_Host | summit.test
x-host | summit.test
x-forwarded-server | summit.test
x-original-host | summit.test
x-forwarded-proto | https | http, https | ftp
x-forwarded-scheme | https
x-forwarded-port | 8443
x-forwarded-for | 203.0.113.9 | 127.0.0.1 | 10.0.0.1, 203.0.113.9
x-real-ip | 127.0.0.1
forwarded | host=summit.test;proto=https;for=127.0.0.1 | for="[::1]"
accept-language | cy | fr-FR, fr;q=0.9 | *
accept-encoding | gzip | br | gzip, br | identity | *;q=0 | deflate |
accept | application/json | text/html | text/x-script | image/avif | */*;q=0 |
cookie | session=stranger | milepost-consent=accepted | milepost-consent=refused | language=cy; user=1 | __Host-preview=x; previewToken=x
authorization | Bearer stranger | Basic eDp5
x-original-url | /reports | /cy
x-rewrite-url | /reports | /cy
x-http-method-override | POST | DELETE | HEAD
range | bytes=0-99 | bytes=-1 | bytes=999999999-
if-none-match | * | "x" | W/"x"
if-match | "x"
if-modified-since | Fri, 01 Jan 2100 00:00:00 GMT
if-unmodified-since | Thu, 01 Jan 1970 00:00:00 GMT
if-range | "x"
cache-control | no-cache | no-store | only-if-cached
pragma | no-cache
origin | https://evil.example | null
referer | https://evil.example/
sec-gpc | 1
dnt | 1
save-data | on
sec-fetch-dest | iframe | script
sec-fetch-mode | cors
sec-fetch-site | cross-site
sec-purpose | prefetch
user-agent | Googlebot | facebookexternalhit/1.1 | ${'a'.repeat(2000)}
traceparent | 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
x-request-id | stranger
x-nonce | stranger
x-requested-with | XMLHttpRequest
x-react-router-data | yes
surrogate-key | tideline/content
upgrade | websocket | h2c
te | trailers
expect | 100-continue`

const queries =
  'login login=register redirect=/reports redirect=https://evil.example cookies cookies=policy donation-id=1 donation-id=d1&amount=10 name=Stranger first_name=Stranger amount=1234 answer_1=Stranger shareOptions=1 previewToken=x previewUID=x documentId=x token=x modal=share disableScroll=1 q=stranger team=stranger page=2 paper=a4 locale=cy label=Stranger background=red utm_source=x&utm_medium=y&utm_campaign=z fbclid=x gclid=x _routes=root index slug=other slug%00=x %73lug=other'

/** Headers, queries and methods that could change a response without being part of a cache key. */
const oddRequests: readonly OddRequest[] = [
  ...hosts.flatMap((host) => [{ headers: { host } }, { headers: { 'x-forwarded-host': host } }]),
  { headers: { 'x-forwarded-host': ['summit.test', 'tideline.test'] } },
  ...headerLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...values] = line.split('|').map((part) => part.trim())
      return values.map((value) => ({ headers: { [name]: value } }))
    }),
  ...queries.split(' ').map((query) => ({ query })),
  { method: 'HEAD' },
  { method: 'HEAD', headers: { 'x-forwarded-host': 'summit.test' } },
  { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
  { method: 'POST', headers: { 'content-length': '0', origin: 'https://evil.example' } },
  { method: 'PURGE' },
  { method: 'DELETE' },
]

/** Pages in both languages, data for other sites, feeds, protected and missing pages. */
const paths = {
  'tideline.test':
    '/ /about /cy/about /fundraising/maya-walks /nobody /cy/fundraising/nobody /totals.json /embed/frame/site /robots.txt /sitemap.xml /rss.xml /embed /register /status.json /site.webmanifest /preview /%2e%2e/about',
  'summit.test': '/ /about /nobody /totals.json /oembed',
  'nobody.test': '/',
}
const quickPaths: typeof paths = {
  'tideline.test': '/ /cy/about /nobody /totals.json',
  'summit.test': '/ /robots.txt',
  'nobody.test': '/',
}

/** Headers that differ between two responses to the same request. */
const changingHeaders =
  'date age etag last-modified x-request-id x-varnish x-cache via connection keep-alive content-length transfer-encoding accept-ranges'
const ignoredHeaders = new Set(changingHeaders.split(' '))

/** Boundary between two scripts with the router's data. The number of scripts depends on how the response was chunked. */
const pieceEnds =
  /"\);<\/script>(?:<!--[^>]*-->)*<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\("/g

const concurrency = 8

/**
 * Sends each odd request to each path of two sites behind nginx and Varnish with the configuration in `deploy`, followed by a plain
 * request for the same, previously uncached URL. The odd request must not change the response to the plain one.
 *
 * @throws Error that lists the leaks
 */
export async function poison(): Promise<void> {
  const stack = await startStack('tideline', {
    processes: [{}, {}],
    varnish: true,
    nginx: true,
    // Odd requests cause errors of all kinds.
    errorFolder: true,
    environment: { SITE: '', SITE_ORIGIN: '', RATE_LIMITS: 'off' },
    sites: () => ({
      tideline: { SITE_ORIGIN: 'http://tideline.test' },
      summit: { SITE_ORIGIN: 'http://summit.test' },
    }),
  })
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const request: Request = (host, path, odd = {}) =>
    ask(stack.origin, path, { ...odd, headers: { host, ...odd.headers }, agent, timeoutMs: 20_000 })
  try {
    const leaks: string[] = []
    let tried = 0
    const chosen = process.argv.includes('--quick') ? quickPaths : paths
    for (const [host, list] of Object.entries(chosen)) {
      for (const path of list.split(' ')) {
        leaks.push(...(await leaksAt(request, host, path)))
        tried += oddRequests.length
      }
    }
    log(`${tried} odd requests, each followed by a plain one: ${leaks.length} leaks`)
    if (leaks.length > 0) throw new Error(leaks.slice(0, 200).join('\n'))
    await checkLifetimes(request)
  } finally {
    agent.destroy()
    await stack.stop()
  }
}

type Request = (host: string, path: string, odd?: OddRequest) => Promise<Answer>

/** Returns the odd requests that change the response to the next visitor of a path. */
async function leaksAt(request: Request, host: string, path: string): Promise<string[]> {
  const markedPath = (mark: string) => `${path}?slug=case-${mark}`
  const first = comparable(await request(host, markedPath('a')))
  const unstable = difference(first, comparable(await request(host, markedPath('b'))))
  if (unstable !== undefined)
    throw new Error(`${host}${path} differs between two plain requests: ${unstable}`)
  const leaks: string[] = []
  await inParallel(oddRequests, concurrency, async ({ query, ...odd }, index) => {
    const marked = markedPath(String(index))
    await request(host, query === undefined ? marked : `${marked}&${query}`, odd)
    const leak = difference(first, comparable(await request(host, marked)))
    if (leak !== undefined)
      leaks.push(`${host}${path} after ${JSON.stringify(oddRequests[index])}: ${leak}`)
  })
  return leaks
}

/** Checks that an expired 404 is refetched instead of served stale, and that probes are never cached. */
async function checkLifetimes(request: Request): Promise<void> {
  const path = '/nobody?slug=stale'
  const { headers } = await request('tideline.test', path)
  const control = headers['cache-control'] ?? ''
  const freshS = Number(/s-maxage=(\d+)/.exec(control)?.[1])
  if (!(freshS > 0) || control.includes('stale-while-revalidate'))
    throw new Error(`A missing page has an unexpected lifetime: ${control}`)
  await wait((freshS + 1) * 1000)
  const later = await request('tideline.test', path)
  if (later.headers['x-cache'] !== 'MISS')
    throw new Error(`A missing page is served ${later.headers.age} s old: ${control}`)
  for (const probe of ['/healthz', '/readyz']) {
    await request('127.0.0.1', probe)
    const again = await request('127.0.0.1', probe)
    if (again.headers['x-cache'] !== 'MISS') throw new Error(`${probe} is cached`)
  }
  log('what may not be stale is not served stale, and probes are not cached')
}

interface Comparable {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A response without the parts that depend on the request's URL and time. */
function comparable(answer: Answer): Comparable {
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !ignoredHeaders.has(name))
    .map(([name, value]) => [name, steady(name, String(value))])
  return {
    status: answer.status,
    headers: Object.fromEntries(headers) as Record<string, string>,
    text: withoutMarks(textOf(answer)).replaceAll(pieceEnds, ''),
  }
}

function steady(name: string, value: string): string {
  // The remaining lifetime of totals depends on when they were read.
  if (name === 'cache-control') return value.replaceAll(/=\d+/g, '=…')
  return withoutMarks(value).replaceAll(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, "'sha256-…'")
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/case-\w+/g, 'case')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'time')
    .replaceAll(/\b\d\d:\d\d\b/g, 'time')
}

function difference(before: Comparable, after: Comparable): string | undefined {
  if (before.status !== after.status) return `status ${after.status}, not ${before.status}`
  for (const name of new Set([...Object.keys(before.headers), ...Object.keys(after.headers)])) {
    const [was, is] = [before.headers[name], after.headers[name]]
    if (was !== is) return `${name} is ${is}, not ${was}`
  }
  if (before.text === after.text) return undefined
  let at = 0
  while (before.text[at] === after.text[at]) at += 1
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80))
  return `the body is ${part(after.text)}, not ${part(before.text)}`
}
