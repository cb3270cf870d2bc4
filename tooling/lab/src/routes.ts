import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { Parser } from 'htmlparser2'
import { type Answer, ask, textOf } from './http.ts'
import { inFolder, log, root, run, withProcess } from './processes.ts'

/** A response without the parts that change with each build or over time. */
interface PlainAnswer {
  status: number
  headers: string[]
  lines: string[]
}

/** By method, site and path. */
type Recording = Map<string, PlainAnswer>

/** Host of both builds in their pages, whatever port they listen on. */
const host = 'recorded.localhost'
const maxPaths = 600
const maxForms = 60
const npx = ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile']

/** Paths that no page links to. */
const unlinked =
  '/ /robots.txt /rss.xml /sitemap.xml /status.json /totals.json /leaderboard/people.json /leaderboard/teams.json /totals/page/no-such-page.json /live/site /live/page/no-such-page /embed/total.js /embed/frame/site /oembed /register /sign-in /sign-up /reset-password /auth/callback /preview /reports /reports/audit /search-results?search=river /no-such-page /fundraising/no-such-page /teams/no-such-team /healthz /?login /?signup /?cookies // /% /fundraising-edit/no-such-page /share-card/site/no-such-version.jpg /share-card/page/no-such-page/x.jpg /.well-known/security.txt'

/**
 * Builds the demo sites at a commit (`HEAD~1` by default) and in the working tree, and compares the status, headers and HTML of every
 * response. File names, hashes and times may differ. For refactorings.
 *
 * @throws Error if a response differs
 */
export async function routes(): Promise<void> {
  const [commit = 'HEAD~1'] = process.argv.slice(2)
  await inFolder('routes', async (folder) => {
    const checkout = join(folder, 'before')
    await run('git', ['clone', '--quiet', root, checkout], { cwd: folder })
    await run('git', ['checkout', '--quiet', commit], { cwd: checkout })
    const before = await recordBuild(checkout)
    log(`${before.size} responses at ${commit}`)
    const after = await recordBuild(root)
    log(`${after.size} responses now`)
    const differences = [...new Set([...before.keys(), ...after.keys()])]
      .toSorted()
      .flatMap((key) => differencesOf(before.get(key), after.get(key)).map((it) => `${key}  ${it}`))
    for (const difference of differences) console.log(difference)
    if (differences.length > 0) throw new Error(`${differences.length} differences`)
  })
}

/** Lists only the first differing line of a body. Later lines mostly repeat the same difference. */
function differencesOf(before: PlainAnswer | undefined, after: PlainAnswer | undefined): string[] {
  if (before === undefined || after === undefined)
    return [before ? 'is not requested any more' : 'is new']
  const changed = (place: string, was = '(nothing)', is = '(nothing)') =>
    was === is ? [] : [`${place}\n  - ${was.trim()}\n  + ${is.trim()}`]
  const only = (one: PlainAnswer, other: PlainAnswer) =>
    one.headers.filter((header) => !other.headers.includes(header)).join('\n')
  const length = Math.max(before.lines.length, after.lines.length)
  const line = Array.from({ length }, (_, at) => at).find(
    (at) => before.lines[at] !== after.lines[at],
  )
  return [
    ...changed('status', String(before.status), String(after.status)),
    ...changed('headers', only(before, after), only(after, before)),
    ...(line === undefined
      ? []
      : changed(`line ${line + 1}`, before.lines[line], after.lines[line])),
  ]
}

/** Builds the demo sites of a checkout, starts them one after the other, each with a new sandbox database, and records them. */
async function recordBuild(checkout: string): Promise<Recording> {
  await run('npx', npx, { cwd: checkout, timeoutMs: 1_200_000 })
  const recording: Recording = new Map()
  for (const site of ['tideline', 'summit']) {
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const args = ['start', '--', '--reset', '--site', site, '--port', String(port)]
    const environment = { ...process.env, SITE_ORIGIN: `http://${host}` }
    const origin = `http://127.0.0.1:${port}`
    const places = {
      [`localhost:${sandboxPort}`]: 'sandbox.localhost',
      [`127.0.0.1:${sandboxPort}`]: 'sandbox.localhost',
      [`localhost:${port}`]: host,
      [checkout]: '(checkout)',
    }
    await withProcess(
      'npm',
      args.concat('--sandbox-port', String(sandboxPort)),
      { cwd: checkout, origin: `${origin}/healthz`, environment },
      async () => {
        for (const [key, answer] of await recordSite(origin))
          recording.set(`${site}: ${key}`, plain(answer, places))
      },
    )
  }
  return recording
}

/** Requests the paths in `unlinked`, in the sitemap and in links. Also posts an empty form to the first paths. */
async function recordSite(origin: string): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const paths = new Set(unlinked.split(' '))
  for (const path of paths) {
    const answer = await ask(origin, path, { headers: { host, accept: 'text/html' } })
    answers.set(`GET ${path}`, answer)
    for (const link of linksIn(textOf(answer))) if (paths.size < maxPaths) paths.add(link)
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' }
  const headers = { host, accept: 'text/html', origin: `http://${host}`, ...form }
  for (const path of [...paths].filter((each) => !each.includes('?')).slice(0, maxForms))
    answers.set(`POST ${path}`, await ask(origin, path, { method: 'POST', headers }))
  return answers
}

/** Returns the site's paths in a page, a sitemap or a feed. */
function linksIn(body: string): string[] {
  const pattern = /(?:href="|<loc>|<link>)(?:http:\/\/recorded\.localhost)?(\/[^"#<]*)/g
  return [...body.matchAll(pattern)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !/^\/(?:\/|assets\/|media\/|static\/)/.test(path))
}

/** Headers that differ with each response or each build. */
const ignored =
  /^(?:age|connection|content-length|date|etag|keep-alive|last-modified|server-timing|transfer-encoding|x-request-id)$/

function plain(answer: Answer, places: Readonly<Record<string, string>>): PlainAnswer {
  const withNames = (text: string) =>
    Object.entries(places).reduce(
      (named, [place, name]) =>
        named.replaceAll(place, name).replaceAll(encodeURIComponent(place), name),
      text,
    )
  const steady = (text: string) => withoutHashesAndTimes(withNames(text))
  const body = steady(textOf(answer))
  const isPage = answer.headers['content-type']?.startsWith('text/html')
  return {
    status: answer.status,
    headers: Object.entries(answer.headers)
      .filter(([name]) => !ignored.test(name))
      .map(([name, value]) => `${name}: ${name === 'link' ? '(scripts)' : steady(String(value))}`)
      .toSorted(),
    lines: isPage ? pageLines(body) : body.split('\n'),
  }
}

/** The version of a share card depends on the port of its image, and the lifetime of a page on the age of its totals. */
function withoutHashesAndTimes(text: string): string {
  return text
    .replaceAll(/'sha256-[A-Za-z0-9+/=]+'(?: 'sha256-[A-Za-z0-9+/=]+')*/g, "'sha256-…'")
    .replaceAll(/([/"][\w./-]+?)-[\w-]{8}\.(js|css|woff2|svg|png|webp|avif|json)\b/g, '$1-….$2')
    .replaceAll(/(\/share-card\/[^"\s]+\/)[\w-]{12}\.jpg/g, '$1….jpg')
    .replaceAll(/stale-while-revalidate=\d+/g, 'stale-while-revalidate=…')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '(time)')
    .replaceAll(/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|\+0000)/g, '(time)')
    .replaceAll(/\b\d{1,2}:\d\d(?: [ap]m)? [A-Z]{3,5}\b/g, '(time)')
    .replaceAll(/ \((?:updated|diweddarwyd) [^)]*\)/g, '')
    .replaceAll(/\b(?:an?|\d+|a few) (?:second|minute|hour|day|week|month)s? ago\b/g, '(time) ago')
    .replaceAll(
      /\b(?:ychydig eiliadau|(?:\d+ )?(?:munud|awr|diwrnod|mis)) yn ôl\b/g,
      '(time) yn ôl',
    )
    .replaceAll(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g, '(guid)')
}

/**
 * Prints a page as one line per tag or text node. Class names and CSS variables are replaced by numbers in order of first use, attributes
 * are sorted, and scripts and preload links are omitted, because builds may split their files differently.
 */
function pageLines(html: string): string[] {
  const lines: string[] = []
  const numbers = new Map<string, number>()
  const numbered = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return `n${numbers.get(name)}`
  }
  const written = ([name, value]: [string, string]) => {
    const pattern = name === 'class' ? /[^\s]+/g : name === 'style' ? /--[\w-]+/g : undefined
    return `${name}="${pattern ? value.replaceAll(pattern, numbered) : value}"`
  }
  let [depth, isScript, timerDepth] = [0, false, Number.POSITIVE_INFINITY]
  const parser = new Parser({
    onopentag(name, attributes) {
      isScript = name === 'script'
      const isLoader = /^(?:modulepreload|preload)$/.test(attributes['rel'] ?? '') || isScript
      const parts = [name, ...Object.entries(attributes).map(written).toSorted()]
      if (!isLoader) lines.push(`${'  '.repeat(depth)}<${parts.join(' ')}>`)
      if (attributes['role'] === 'timer') timerDepth = Math.min(depth, timerDepth)
      depth += 1
    },
    ontext(text) {
      // Countdowns change every second. Data in scripts repeats the page's content.
      if (isScript || text.trim() === '') return
      lines.push('  '.repeat(depth) + (depth > timerDepth ? '(time)' : text))
    },
    onclosetag() {
      depth -= 1
      if (depth <= timerDepth) timerDepth = Number.POSITIVE_INFINITY
      isScript = false
    },
  })
  parser.end(html)
  return lines
}
