import type { Attack, AttackRun } from '../attack.ts'
import { askRaw } from '../http/ask-raw.ts'
import { headerOf, type RawAnswer } from '../http/read-answers.ts'
import { inParallel } from '../in-parallel.ts'

/** No page of the site speaks of it: where it comes back, it came from the request's `Host`. */
const strangeHost = 'host-4711.invalid'

const beginnings = [
  '/',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '/\\/',
  '//[/',
  '//[::1]/',
  '//:80/',
  '//:/',
  '//@',
  '//%/',
  '//evil.example/',
  '//evil.example:99999/',
  '//user@evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%2f%2fevil.example/',
  '//evil.example%2f',
  '/.//evil.example/',
  '/..//evil.example/',
  '/./',
  '/../',
  '/%2e/',
  '/%2e%2e/',
  '/.%2e//evil.example/',
  '/%00/',
  '/%0d%0alocation:%20//evil.example/',
  '/%c0%af/',
  '/%ff/',
  '/%zz/',
  '/%/',
  '/%e2%82/',
  '/;/',
  '/a//',
  '/é/',
  '/\u202e/',
  '/fundraising//',
  '/fundraising/%2e%2e/',
  '/fundraising/%00/',
  '/fundraising/..%2f..%2f/',
  '/teams//evil.example/',
  '/media//',
  '/media/https//evil.example/',
  '/media/https/evil.example/',
  '/media/%00/',
  '/assets/',
  '/assets/../',
  '/assets/%2e%2e/%2e%2e/',
  '/styles/',
  '/styles/%2e%2e%2f',
  '/refresh//',
]

const endings = [
  '',
  'about',
  'about/',
  'about//',
  'about/.',
  'about/..',
  'about.data',
  '_.data',
  '.data',
  'about%2edata',
  'about?index',
  'about?x=//evil.example/',
  'about?redirect=//evil.example/&login',
  'about#//evil.example/',
  'about%00',
  'about%3f',
  'about;x',
  '%',
  'robots.txt',
  'sitemap.xml',
  '../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '__manifest',
  '__manifest?p=%2f%2fevil.example',
]

/** Paths and hosts that no link of the site has: no 5xx, no way to another site, nothing said back from `Host`. */
export const oddPaths: Attack = {
  name: 'odd hosts and paths',
  async run(run) {
    const { random, isQuick } = run
    const product = beginnings.flatMap((start) => endings.map((end) => start + end))
    const chosen = isQuick ? product.filter((_, index) => index % 3 === random.below(3)) : product
    const long = [1000, 5000, 10_000].flatMap((length) => [
      `/${'a'.repeat(length)}`,
      `//${'a'.repeat(length)}`,
      `/${'%2f'.repeat(length / 3)}`,
      `/about?${'a'.repeat(length)}`,
      `/${'../'.repeat(length / 3)}`,
      `/${'/'.repeat(length)}`,
    ])
    const mixed = Array.from({ length: isQuick ? 150 : 3000 }, () => mixedPath(random))
    const list = [...beginnings, ...chosen, ...long, ...mixed]
    await inParallel(list, 6, (path) => send(run, path))
  },
}

const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  '%2e',
  '%00',
  '%',
  '%25',
  'about',
  '[',
  ']',
  ':',
  '@',
  '?',
  '#',
  '&',
  '=',
  'evil.example',
  'é',
  '\u{1F30A}',
  '%f0%9f',
  ';',
  '*',
  "'",
  '"',
  '<',
  '.data',
  '+',
  '~',
]

function mixedPath({ below, pick }: AttackRun['random']): string {
  return `/${Array.from({ length: below(8) + 1 }, () => pick(pieces)).join('')}`
}

async function send({ stage, tried, through }: AttackRun, path: string): Promise<void> {
  tried()
  const head = `GET ${path} HTTP/1.1\r\nHost: ${strangeHost}\r\nConnection: close\r\n\r\n`
  const answers = await askRaw(stage.open.port, Buffer.from(head, 'utf8'), {
    quietMs: 10_000,
    keepsOpen: true,
  })
  const shown = `GET ${path.length > 100 ? `${path.slice(0, 60)}… (${path.length})` : path}`
  const [answer] = answers
  if (answer === undefined) return through(`${shown} → no answer`)
  for (const problem of problemsOf(answer, stage.open.origin)) through(`${shown}: ${problem}`)
}

function problemsOf({ status, headers, body }: RawAnswer, origin: string): string[] {
  const problems: string[] = []
  if (status >= 500) problems.push(`${status} ${body.slice(0, 60)}`)
  const location = headerOf(headers, 'location')
  // As a browser reads it; `/\` is `//` to it.
  const leadsTo = location === undefined ? undefined : URL.parse(location, origin)?.origin
  if (location !== undefined && leadsTo !== origin) problems.push(`${status} to ${location}`)
  if (headers.some((line) => line.includes(strangeHost)) || body.includes(strangeHost)) {
    problems.push('the host that was asked for is said back')
  }
  if (/(?:href|src|action|content)="(?:https?:)?[/\\]{2}evil\.example/.test(body)) {
    problems.push('the page leads to evil.example')
  }
  if (/root:.*:0:0:|"pnpm-workspace|"private": true/.test(body)) problems.push('a file is shown')
  return problems
}
