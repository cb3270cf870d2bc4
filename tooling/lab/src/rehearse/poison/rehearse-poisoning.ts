import { Agent } from 'node:http'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RehearsalFolder } from '../in-a-folder.ts'
import { startBehindVarnish } from '../start-behind-varnish.ts'
import { askAsVisitor, type VisitorResponse } from './ask-as-visitor.ts'
import { addresses, oddRequests, quickAddresses, type OddRequest } from './odd-requests.data.ts'

/** Differ between two responses to the same request. */
const changingHeaders = ['date', 'age', 'etag', 'last-modified', 'x-request-id', 'x-varnish']
const transferHeaders = ['x-cache', 'via', 'connection', 'keep-alive', 'content-length']
const serverHeaders = ['transfer-encoding', 'accept-ranges']
const ignoredHeaders = new Set([...changingHeaders, ...transferHeaders, ...serverHeaders])

/** Between two scripts with the router's data, whose number depends on the pieces that the server sent. */
const pieceEnds =
  /"\);<\/script>(?:<!--[^>]*-->)*<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\("/g

/** Requests under way at once. */
const concurrency = 8

type Ask = (host: string, path: string, odd?: OddRequest) => Promise<VisitorResponse>

/**
 * Puts two servers of two sites behind the nginx and Varnish files of `deploy/`. For each address and each odd request it
 * sends the odd request first and then a plain one for the same URL, which no cache has seen before. The plain response must
 * be the one that it is without the odd request.
 *
 * @param isQuick - tries a few addresses only
 * @throws Error with the leaks, if there are any
 */
export async function rehearsePoisoning(stage: RehearsalFolder, isQuick: boolean): Promise<void> {
  const { folder, log } = stage
  const sitesFile = join(folder, 'sites.json')
  writeFileSync(
    sitesFile,
    JSON.stringify({
      tideline: { SITE_ORIGIN: 'http://tideline.test' },
      summit: { SITE_ORIGIN: 'http://summit.test' },
    }),
  )
  const { origin, stop } = await startBehindVarnish(stage, {
    nginx: true,
    // Odd requests cause errors of all kinds.
    errorFile: openSync(join(folder, 'errors'), 'w'),
    environment: { SITES_FILE: sitesFile, SITE: '', SITE_ORIGIN: '', RATE_LIMITS: 'off' },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const port = Number(new URL(origin).port)
  const ask: Ask = (host, path, odd = {}) => askAsVisitor({ port, agent }, { host, path, ...odd })
  try {
    const leaks: string[] = []
    let tried = 0
    for (const [host, path] of isQuick ? quickAddresses : addresses) {
      const found = await leaksOf(ask, host, path)
      leaks.push(...found)
      tried += oddRequests.length
    }
    log(`${tried} odd requests, each followed by a plain one: ${leaks.length} leaks`)
    if (leaks.length > 0) throw new Error(leaks.slice(0, 200).join('\n'))
    await expectStaleOnlyAsAllowed(ask, log)
  } finally {
    agent.destroy()
    await stop()
  }
}

/** The odd requests that change what the next visitor of an address gets. */
async function leaksOf(ask: Ask, host: string, path: string): Promise<string[]> {
  const addressOf = (mark: string) => `${path}?slug=case-${mark}`
  const first = comparable(await ask(host, addressOf('a')))
  const second = comparable(await ask(host, addressOf('b')))
  const unstable = difference(first, second)
  if (unstable !== undefined) {
    throw new Error(`${host}${path} differs between two plain requests: ${unstable}`)
  }
  const leaks: string[] = []
  let next = 0
  const work = async () => {
    for (let at = next; at < oddRequests.length; at = next) {
      next += 1
      const { query, ...odd } = oddRequests[at] ?? {}
      const address = addressOf(String(at))
      await ask(host, query === undefined ? address : `${address}&${query}`, odd)
      const leak = difference(first, comparable(await ask(host, address)))
      if (leak === undefined) continue
      leaks.push(`${host}${path} after ${JSON.stringify(oddRequests[at])}: ${leak}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return leaks
}

/** A missing page, which may not be served stale, is requested again once it is not fresh. */
async function expectStaleOnlyAsAllowed(ask: Ask, log: RehearsalFolder['log']): Promise<void> {
  const path = '/nobody?slug=stale'
  const { headers } = await ask('tideline.test', path)
  const control = headers['cache-control'] ?? ''
  const freshS = Number(/s-maxage=(\d+)/.exec(control)?.[1])
  if (!(freshS > 0) || control.includes('stale-while-revalidate')) {
    throw new Error(`A missing page has an unexpected lifetime: ${control}`)
  }
  await new Promise((resolve) => setTimeout(resolve, (freshS + 1) * 1000))
  const later = await ask('tideline.test', path)
  if (later.headers['x-cache'] !== 'MISS') {
    throw new Error(`A missing page is served ${later.headers.age} s old: ${control}`)
  }
  for (const probe of ['/healthz', '/readyz']) {
    await ask('127.0.0.1', probe)
    const again = await ask('127.0.0.1', probe)
    if (again.headers['x-cache'] !== 'MISS') throw new Error(`${probe} is cached`)
  }
  log('what may not be stale is not served stale, and probes are not cached')
}

interface Comparable {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A response without what differs between two requests for the same page at different addresses and times. */
function comparable({ status, headers, text }: VisitorResponse): Comparable {
  const kept = Object.entries(headers).filter(([name]) => !ignoredHeaders.has(name))
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, steady(name, String(value))])),
    text: withoutMarks(text).replaceAll(pieceEnds, ''),
  }
}

function steady(name: string, value: string): string {
  // How long figures are recent depends on when they were read.
  if (name === 'cache-control') return value.replaceAll(/=\d+/g, '=…')
  return withoutMarks(value).replaceAll(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, "'sha256-…'")
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/case-\w+/g, 'case')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'time')
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
