import { Agent } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Attack, AttackRun } from '../attack.ts'
import { ask, type Answer } from '../http/ask.ts'
import { decodedBody } from '../http/decoded-body.ts'
import { inParallel } from '../in-parallel.ts'
import { siteRoutes } from '../target/site-routes.ts'

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'M-SEARCH',
] as const

interface Body {
  name: string
  headers: Record<string, string>
  bytes?: Buffer
}

const form = 'application/x-www-form-urlencoded'
const bodies: readonly Body[] = [
  { name: 'no body', headers: {} },
  { name: 'a form', headers: { 'content-type': form }, bytes: Buffer.from('amount=25&a=b') },
  { name: 'an empty form', headers: { 'content-type': form }, bytes: Buffer.alloc(0) },
  { name: 'a form of nonsense', headers: { 'content-type': form }, bytes: Buffer.from('%zz&=&%') },
  { name: 'JSON', headers: { 'content-type': 'application/json' }, bytes: Buffer.from('{"a":1}') },
  {
    name: 'broken JSON',
    headers: { 'content-type': 'application/json' },
    bytes: Buffer.from('{"'),
  },
  { name: 'text', headers: { 'content-type': 'text/plain' }, bytes: Buffer.from('text') },
  { name: 'no type', headers: {}, bytes: Buffer.from('a=b') },
  { name: 'a type of nonsense', headers: { 'content-type': ';/=,' }, bytes: Buffer.from('a=b') },
  {
    name: 'a form in parts without a boundary',
    headers: { 'content-type': 'multipart/form-data' },
    bytes: Buffer.from('--x\r\n\r\n--x--'),
  },
  {
    name: 'a broken form in parts',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    bytes: Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'),
  },
  {
    name: 'an empty form in parts',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    bytes: Buffer.from('--x--\r\n'),
  },
  {
    name: 'a packed form',
    headers: { 'content-type': form, 'content-encoding': 'gzip' },
    bytes: gzipSync('amount=25'),
  },
  {
    name: 'a form that says it is packed',
    headers: { 'content-type': form, 'content-encoding': 'br' },
    bytes: Buffer.from('amount=25'),
  },
]

/** Paths that are no routes of the router's. */
const others = [
  '/healthz',
  '/readyz',
  '/media/https/evil.example/x.png',
  '/assets/none.js',
  '/__manifest',
  '/favicon.ico',
  '/no/such/page',
]

/** What pages of other sites show says in one sentence what is wrong: there is no room for a page. */
const shownElsewhere = /^\/(?:embed|share-card)\b/

interface Try {
  method: string
  path: string
  body: Body
}

/** Every route by every method with every body: never a 5xx, and refusals in the site's own words. */
export const everyMethod: Attack = {
  name: 'methods × routes × bodies',
  async run(run) {
    const { isQuick, random } = run
    const routes = [...siteRoutes().map(({ path }) => path), ...others]
    const paths = routes.flatMap((path) => [path, `${path}?index`, `${dataPath(path)}.data`])
    const all = paths.flatMap((path) =>
      methods.flatMap((method) => bodiesOf(method).map((body): Try => ({ method, path, body }))),
    )
    const chosen = isQuick ? sample(all, 2000, random) : all
    run.note(`${chosen.length} of ${all.length}`)
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    try {
      await inParallel(chosen, 6, (each) => send(run, each, agent))
    } finally {
      agent.destroy()
    }
  },
}

function bodiesOf(method: string): readonly Body[] {
  // A read has no body: once with one is enough.
  return method === 'GET' || method === 'HEAD' || method === 'TRACE' ? bodies.slice(0, 2) : bodies
}

function dataPath(path: string): string {
  return path === '/' ? '/_root' : path
}

function sample<T>(list: readonly T[], size: number, { below }: AttackRun['random']): T[] {
  const rest = [...list]
  const chosen: T[] = []
  while (chosen.length < size && rest.length > 0) chosen.push(...rest.splice(below(rest.length), 1))
  return chosen
}

async function send(
  { stage, tried, through }: AttackRun,
  { method, path, body }: Try,
  agent: Agent,
): Promise<void> {
  tried()
  const answer = await ask(stage.open.port, {
    method,
    path,
    headers: { origin: stage.open.origin, host: new URL(stage.open.origin).host, ...body.headers },
    ...(body.bytes === undefined ? {} : { body: body.bytes }),
    agent,
  })
  const problem = problemOf(answer, { method, path, body })
  if (problem !== undefined) through(`${method} ${path} with ${body.name} → ${problem}`)
}

function problemOf(answer: Answer, { method, path }: Try): string | undefined {
  const { status, headers, problem } = answer
  if (status === 0) return `no answer (${problem ?? 'hung up'})`
  const text = decodedBody(answer)
  if (status >= 500) return `${status} ${text.slice(0, 60)}`
  if (status < 400) return undefined
  const type = headers['content-type'] ?? ''
  if (type.startsWith('application/json')) {
    return text.length < 2000 ? undefined : `${status} in ${text.length} bytes of JSON`
  }
  // The router's own way to carry a refusal to a page that is open already.
  if (path.includes('.data') && type.startsWith('text/x-script')) return undefined
  if (type.startsWith('text/plain') && shownElsewhere.test(path)) {
    const isSentence = text.length < 200 && !/[<>]/.test(text)
    return isSentence ? undefined : `${status} in ${text.length} characters`
  }
  if (!type.startsWith('text/html')) return `${status} as ${type === '' ? 'nothing' : type}`
  const isOwnPage = method === 'HEAD' || (text.includes('<main') && text.includes('</html>'))
  return isOwnPage ? undefined : `${status} without the site's own page: ${text.slice(0, 60)}`
}
