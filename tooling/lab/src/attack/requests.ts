/** Attacks by single requests: each class lists requests and checks every response. */
import { gzipSync } from 'node:zlib'
import { type Answer, ask, askRaw, inParallel, type RawAnswer, textOf, withAgent } from '../http.ts'
import type { AttackRun } from './attack.ts'
import { contactForm, giftForm, routePaths, sendForm, type SiteForm } from './target.ts'

/** Origins other than the site's, however similar. */
function foreignOriginsFor(origin: string): (string | string[])[] {
  const { port } = new URL(origin)
  const similar = `https://evil.example http://evil.example null localhost localhost:${port} //localhost:${port} http://localhost http://localhost:${port}1 http://localhost:${Number(port) - 1} http://localhost.evil.example:${port} http://evil.localhost:${port} http://xlocalhost:${port} http://localhost:${port}.evil.example http://localhost:${port}@evil.example http://evil.example:${port} http://evil.example/${origin} http://evil.example?${origin} http://evil.example#${origin} http://localhost%00.evil.example:${port} http://[::1]:${port} file:// data: about:blank chrome-extension://abc javascript:alert(1) *`
  return [
    ...similar.split(' '),
    '',
    ' ',
    `https://evil.example, ${origin}`,
    `${origin}, https://evil.example`,
    `${origin} https://evil.example`,
    ['https://evil.example', origin],
    [origin, 'https://evil.example'],
  ]
}

/** Headers by which another site's page might make its origin look like ours. */
const disguises: readonly Record<string, string>[] = [
  {},
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https' },
  { referer: 'http://localhost/' },
  { 'x-http-method-override': 'GET' },
  { 'sec-fetch-site': 'same-origin' },
]

/** Cross-origin form posts are rejected without effect, and same-origin posts are accepted. */
export async function foreignOrigins({ target, tried, through }: AttackRun): Promise<void> {
  const { origin } = target.open
  const message = await contactForm(origin)
  const withData = (form: SiteForm) => [form, { ...form, path: `${form.path}.data` }]
  for (const form of [...withData(message), ...withData(giftForm)]) {
    for (const foreign of foreignOriginsFor(origin)) {
      for (const disguise of disguises) {
        tried()
        const before = target.messagesTaken()
        const answer = await sendForm(origin, form, { ...disguise, origin: foreign })
        const { status, headers } = answer
        const attempt = `POST ${form.path} from ${JSON.stringify(foreign)} ${JSON.stringify(disguise)}`
        if (target.messagesTaken() !== before) through(`${attempt} → ${status}, and was sent on`)
        else if (status !== 403 || headers.location)
          through(`${attempt} → ${status} ${headers.location ?? ''}`)
      }
    }
    tried()
    const before = target.messagesTaken()
    const { status } = await sendForm(origin, form, { origin })
    const isTaken = form.fields !== message.fields || target.messagesTaken() === before + 1
    if (status >= 400 || status === 0 || !isTaken)
      through(`POST ${form.path} from the site itself → ${status}`)
  }
}

/** Screens that need protection from clickjacking. */
const closed =
  /^\/(?:fundraising-edit|reports|register|sign-in|sign-up|reset-password|auth|preview)(?:\/|$)/
const endings =
  '/ // /. /.. /./ %2f %20 ; ;x=y . ? ?x=y #x %00 .data /index ?index ?iframe=1&utm_source=x'
const loginQueries =
  '?login ?login= ?login=signup ?x=y&login ?%6cogin ?%6Cogin=1 ?login&login=x ?login#x ?+login&login'

/** Spellings that a router may treat as the same path. */
function spellings(path: string): string[] {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const positions = path.split('').flatMap((letter, at) => (/[a-z-]/.test(letter) ? [at] : []))
  const change = (at: number, by: (letter: string) => string) =>
    path.slice(0, at) + by(path[at] ?? '') + path.slice(at + 1)
  return [
    path,
    path.toUpperCase(),
    path.replaceAll(/[a-z-]/g, code),
    ...positions.map((at) => change(at, code)),
    ...positions.map((at) => change(at, (letter) => code(letter).toUpperCase())),
    ...positions.slice(0, 3).map((at) => change(at, (letter) => letter.toUpperCase())),
    ...positions.slice(0, 3).map((at) => change(at, (letter) => `%25${code(letter).slice(1)}`)),
    ...endings.split(' ').map((ending) => path + ending),
    ...['/.', '/..', '/x/..', '/%2e', '/x/%2e%2e', '/'].map((start) => start + path),
    `\\${path.slice(1)}`,
  ]
}

/** Protected screens can be framed by the site only, whatever the spelling of their path. */
export async function closedScreens(run: AttackRun): Promise<void> {
  const { target, isQuick, random, tried, through, note } = run
  const { origin } = target.open
  const control = frameAncestors(await ask(origin, '/about'))
  if (control !== "'self' *") through(`/about may not be framed: ${control}`)
  const screens = routePaths().filter((path) => closed.test(path))
  const open = routePaths().filter((path) => !closed.test(path))
  const queries = loginQueries.split(' ')
  const all = [
    ...screens.flatMap(spellings),
    ...open.flatMap((path) => queries.map((it) => path + it)),
  ]
  note(`${screens.length} closed screens`)
  await withAgent(
    sample(all, isQuick ? all.length / 2 : all.length, random),
    async (path, agent) => {
      tried()
      const answer = await ask(origin, path, { agent })
      if (answer.status >= 500) through(`GET ${path} → ${answer.status}`)
      const isPage =
        answer.status === 200 && answer.headers['content-type']?.startsWith('text/html')
      const url = URL.parse(path, 'http://localhost')
      // `/sign-in/..` is the home page, which may be framed.
      const isHome = url?.pathname === '/' && !url.searchParams.has('login')
      const ancestors = frameAncestors(answer)
      if (isPage && !isHome && ancestors !== "'self'" && ancestors !== "'none'")
        through(`GET ${path} → 200, frame-ancestors ${ancestors ?? 'not set'}`)
    },
  )
}

function frameAncestors({ headers }: Answer): string | undefined {
  const policy = String(headers['content-security-policy'] ?? '')
  return /(?:^|;)\s*frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim()
}

function sample<T>(list: readonly T[], size: number, { below }: AttackRun['random']): T[] {
  const rest = [...list]
  const chosen: T[] = []
  while (chosen.length < size && rest.length > 0) chosen.push(...rest.splice(below(rest.length), 1))
  return chosen
}

/** Host that no page contains, so that its presence in a response means that the request's `Host` was echoed. */
const strangeHost = 'host-4711.invalid'
const beginnings =
  '/ // /// //// /\\ \\\\ /\\/ //[/ //[::1]/ //:80/ //:/ //@ //%/ //evil.example/ //evil.example:99999/ //user@evil.example/ ///evil.example/ /\\evil.example/ /%5cevil.example/ /%2fevil.example/ /%2f%2fevil.example/ //evil.example%2f /.//evil.example/ /..//evil.example/ /./ /../ /%2e/ /%2e%2e/ /.%2e//evil.example/ /%00/ /%0d%0alocation:%20//evil.example/ /%c0%af/ /%ff/ /%zz/ /%/ /%e2%82/ /;/ /a// /é/ /\u202e/ /fundraising// /fundraising/%2e%2e/ /fundraising/%00/ /fundraising/..%2f..%2f/ /teams//evil.example/ /media// /media/https//evil.example/ /media/https/evil.example/ /media/%00/ /assets/ /assets/../ /assets/%2e%2e/%2e%2e/ /styles/ /styles/%2e%2e%2f /refresh//'
const rests =
  'about about/ about// about/. about/.. about.data _.data .data about%2edata about?index about?x=//evil.example/ about?redirect=//evil.example/&login about#//evil.example/ about%00 about%3f about;x % robots.txt sitemap.xml ../../../etc/passwd ..%2f..%2fpackage.json __manifest __manifest?p=%2f%2fevil.example'
const pieces =
  '/ // \\ . .. %2f %5c %2e %00 % %25 about [ ] : @ ? # & = evil.example é \u{1F30A} %f0%9f ; * \' " < .data + ~'

/** Unusual paths and hosts cause no 5xx, no redirect or link to another site, and no echo of `Host`. */
export async function oddPaths(run: AttackRun): Promise<void> {
  const { random, isQuick, tried, through } = run
  const { origin } = run.target.open
  const product = beginnings
    .split(' ')
    .flatMap((start) => rests.split(' ').map((end) => start + end))
  const pairs = [
    ['/', 'a'],
    ['//', 'a'],
    ['/', '%2f'],
    ['/about?', 'a'],
    ['/', '../'],
    ['/', '/'],
  ]
  const long = [1000, 5000, 10_000].flatMap((length) =>
    pairs.map(([start = '', piece = '']) => start + piece.repeat(length / piece.length)),
  )
  const mixed = Array.from({ length: isQuick ? 150 : 3000 }, () => {
    const parts = Array.from({ length: random.below(8) + 1 }, () => random.pick(pieces.split(' ')))
    return `/${parts.join('')}`
  })
  const chosen = sample(product, isQuick ? product.length / 3 : product.length, random)
  await inParallel([...beginnings.split(' '), ...chosen, ...long, ...mixed], 6, async (path) => {
    tried()
    const head = `GET ${path} HTTP/1.1\r\nHost: ${strangeHost}\r\nConnection: close\r\n\r\n`
    const settings = { quietMs: 10_000, keepsOpen: true }
    const [answer] = await askRaw(origin, Buffer.from(head), settings)
    const shown = `GET ${path.length > 100 ? `${path.slice(0, 60)}… (${path.length})` : path}`
    for (const problem of oddPathProblems(answer, origin)) through(`${shown} → ${problem}`)
  })
}

function oddPathProblems(answer: RawAnswer | undefined, origin: string): string[] {
  if (answer === undefined) return ['no response']
  const { status, head, body } = answer
  const problems = status >= 500 ? [`${status} ${body.slice(0, 60)}`] : []
  const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim()
  // Resolved as in a browser, which treats `/\` as `//`.
  if (location !== undefined && URL.parse(location, origin)?.origin !== origin)
    problems.push(`${status} to ${location}`)
  if (head.includes(strangeHost) || body.includes(strangeHost)) problems.push('the requested host')
  if (/(?:href|src|action|content)="(?:https?:)?[/\\]{2}evil\.example/.test(body))
    problems.push('a link to evil.example')
  if (/root:.*:0:0:|"pnpm-workspace|"private": true/.test(body)) problems.push('a file')
  return problems
}

/** Request lines that Node's parser may accept. The parser itself rejects ambiguous lengths. */
const requestLines =
  'GET|GET /|GET / HTTP/9.9|GET  / HTTP/1.1|G E T / HTTP/1.1|NONSENSE / HTTP/1.1|CONNECT localhost:80 HTTP/1.1|OPTIONS * HTTP/1.1|GET * HTTP/1.1|POST * HTTP/1.1|HEAD * HTTP/1.1|TRACE / HTTP/1.1|GET http://evil.example/about HTTP/1.1|GET https://localhost/about HTTP/1.1|GET http:///about HTTP/1.1|GET http://[/about HTTP/1.1|GET http://:99999/about HTTP/1.1|GET http://user:pass@evil.example/about HTTP/1.1|GET ftp://evil.example/ HTTP/1.1|GET javascript:alert(1) HTTP/1.1|GET data:text/html,x HTTP/1.1|GET evil.example:80 HTTP/1.1|GET about HTTP/1.1|GET ?x HTTP/1.1|GET # HTTP/1.1|GET ../../etc/passwd HTTP/1.1|GET /\u007f HTTP/1.1|GET /\u00e9\u00ff HTTP/1.1|GET \\about HTTP/1.1|PRI * HTTP/2.0'
const headerLines =
  ': nonsense|X-A: \u00fc\u00ff\u0080|Host: evil.example|Upgrade: websocket\r\nSec-WebSocket-Key: x|Upgrade: h2c\r\nHTTP2-Settings: AAA|Expect: the-unexpected|Accept-Encoding: ;;q=,,,gzip;q=zz,br;q=-1|Range: bytes=9-1,x-y,-|If-Modified-Since: never|X-Forwarded-For: ,,[::,\u00ff\r\nForwarded: for="|X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: x;y|Origin: ://[|Content-Length: 3|Content-Length: 3\r\nContent-Length: 4|Content-Length: 4\r\nTransfer-Encoding: chunked|Host: [/]@#?|Host: a:b:c|Host: a/b?c#d'
const repeated = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\r\n')
const malformedRequests: readonly (string | Buffer)[] = [
  ...requestLines.split('|').map((line) => `${line}\r\nHost: localhost\r\n\r\n`),
  ...[
    ...headerLines.split('|'),
    repeated(10_000, (index) => `X-${index}: y`),
    repeated(1000, () => 'X-A: y'),
    `X-A: ${'a'.repeat(200_000)}`,
    `Cookie: a=${'b'.repeat(15_000)}`,
    `If-None-Match: ${'"x",'.repeat(1000)}"y"`,
  ].map((line) => `GET /about HTTP/1.1\r\nHost: localhost\r\n${line}\r\n\r\na=b`),
  'GET / HTTP/1.1\r\n\r\n',
  'GET /about HTTP/1.0\r\n\r\n',
  '\r\n'.repeat(1000),
  'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100),
  `GET /about?${'a=b&'.repeat(3750)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET /${'a/'.repeat(1000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  Buffer.from('16030100c8010000c403036f6e65', 'hex'),
  Buffer.from('00ff7f80fe0d0a0d0a1b5b41', 'hex'),
]

/** Malformed HTTP is rejected without a 5xx, and the next valid request succeeds. */
export async function malformed(run: AttackRun): Promise<void> {
  const { isQuick, random, tried, through } = run
  const { open } = run.target
  const mangled = Array.from({ length: isQuick ? 100 : 2000 }, () => mangle(random))
  await inParallel([...malformedRequests, ...mangled], 12, async (bytes, index) => {
    const shown = JSON.stringify(bytes.toString('latin1').slice(0, 200))
    for (const keepsOpen of [false, true]) {
      tried()
      for (const answer of await askRaw(open.origin, bytes, { quietMs: 1500, keepsOpen })) {
        const { status, head, body } = answer
        if (status >= 500) through(`${shown} → ${status} ${body.slice(0, 80)}`)
        if (/(?:^|\n)\s+at .+:\d+:\d+/.test(body)) through(`${shown} → a stack trace`)
        if (/^location:.*evil\.example/im.test(head)) through(`${shown} → evil.example`)
      }
    }
    if (index % 24 > 0) return
    const { status, problem = '' } = await ask(open.origin, '/about')
    if (status !== 200) through(`afterwards GET /about → ${status} ${problem}: ${shown}`)
  })
}

const whole = Buffer.from(
  'POST /contact?a=b HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nOrigin: null\r\nContent-Length: 60\r\nConnection: close\r\n\r\n--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
)

/** Returns a valid request with a few bytes changed, removed or duplicated. */
function mangle({ below }: AttackRun['random']): Buffer {
  let bytes = whole
  for (let turn = below(3) + 1; turn > 0; turn -= 1) {
    const at = below(bytes.length)
    const change = [[below(256)], [], [bytes[at] ?? 0, below(256)]][below(3)] ?? []
    bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(change), bytes.subarray(at + 1)])
  }
  return bytes
}

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND REPORT M-SEARCH'.split(' ')
const form = 'application/x-www-form-urlencoded'

const bodies: readonly (readonly [
  name: string,
  type: string | undefined,
  body?: string | Buffer,
  encoding?: string,
])[] = [
  ['no body', undefined],
  ['a form', form, 'amount=25&a=b'],
  ['an empty form', form, ''],
  ['a malformed form', form, '%zz&=&%'],
  ['JSON', 'application/json', '{"a":1}'],
  ['malformed JSON', 'application/json', '{"'],
  ['text', 'text/plain', 'text'],
  ['no type', undefined, 'a=b'],
  ['a malformed type', ';/=,', 'a=b'],
  ['multipart without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
  [
    'malformed multipart',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data\r\n\r\nb',
  ],
  ['empty multipart', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['a compressed form', form, gzipSync('amount=25'), 'gzip'],
  ['a form with a false encoding', form, 'amount=25', 'br'],
]

/** Paths that are not in the router's table. */
const otherPaths =
  '/healthz /readyz /media/https/evil.example/x.png /assets/none.js /__manifest /favicon.ico /no/such/page'

/** Every route with every method and body: no 5xx, and errors as the site's error page or a short message. */
export async function everyMethod(run: AttackRun): Promise<void> {
  const { isQuick, random, tried, through, note } = run
  const { origin } = run.target.open
  const paths = [...routePaths(), ...otherPaths.split(' ')].flatMap((path) => [
    path,
    `${path}?index`,
    `${path === '/' ? '/_root' : path}.data`,
  ])
  const all = paths.flatMap((path) =>
    methods.flatMap((method) => {
      // These methods have no body, so one kind of body is enough.
      const some = /GET|HEAD|TRACE/.test(method) ? bodies.slice(0, 2) : bodies
      return some.map((body) => ({ path, method, body }))
    }),
  )
  const chosen = isQuick ? sample(all, 2000, random) : all
  note(`${chosen.length} of ${all.length}`)
  await withAgent(chosen, async ({ path, method, body: [name, type, body, encoding] }, agent) => {
    tried()
    const coding = encoding && { 'content-encoding': encoding }
    const headers = { origin, ...(type && { 'content-type': type }), ...coding }
    const question = { method, headers, agent, ...(body !== undefined && { body }) }
    const answer = await ask(origin, path, question)
    const problem = refusalProblem(answer, method, path)
    if (problem !== undefined) through(`${method} ${path} with ${name} → ${problem}`)
  })
}

function refusalProblem(answer: Answer, method: string, path: string): string | undefined {
  const { status, headers, problem = '' } = answer
  if (status === 0) return `no response (${problem})`
  const text = textOf(answer)
  if (status >= 500) return `${status} ${text.slice(0, 60)}`
  if (status < 400) return undefined
  const type = headers['content-type'] ?? ''
  const isShort = text.length < 200 && !/[<>]/.test(text)
  const isAccepted =
    (type.startsWith('application/json') && text.length < 2000) ||
    // The router's format for errors in client-side navigation.
    (type.startsWith('text/x-script') && path.includes('.data')) ||
    // Embeds and share cards, which other sites show, have no error page.
    (type.startsWith('text/plain') && /^\/(?:embed|share-card)\b/.test(path) && isShort) ||
    (type.startsWith('text/html') &&
      (method === 'HEAD' || (text.includes('<main') && text.includes('</html>'))))
  return isAccepted ? undefined : `${status} as ${type}: ${text.slice(0, 60)}`
}
