import { request } from 'node:http'
import type { Recording } from './compare-recordings.ts'
import { normaliseAnswer, type PlainAnswer } from './normalise-answer.ts'

/** Where a site listens, and what it is called in its own pages. */
export interface RecordedSite {
  port: number
  /** The host of its own address, such as `localhost:4999`. */
  host: string
  /** See `normaliseAnswer`. */
  places: Readonly<Record<string, string>>
}

/** What no page links to. */
const unlinked = [
  '/',
  '/robots.txt',
  '/rss.xml',
  '/sitemap.xml',
  '/status.json',
  '/totals.json',
  '/leaderboard/people.json',
  '/leaderboard/teams.json',
  '/totals/page/no-such-page.json',
  '/live/site',
  '/live/page/no-such-page',
  '/embed/total.js',
  '/embed/frame/site',
  '/oembed',
  '/register',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/auth/callback',
  '/preview',
  '/reports',
  '/reports/audit',
  '/search-results?search=river',
  '/no-such-page',
  '/fundraising/no-such-page',
  '/teams/no-such-team',
  '/healthz',
  '/?login',
  '/?signup',
  '/?cookies',
  '//',
  '/%',
  '/fundraising-edit/no-such-page',
  '/share-card/site/no-such-version.jpg',
  '/share-card/page/no-such-page/x.jpg',
  '/.well-known/security.txt',
]
const mostAddresses = 600

/**
 * Asks a site for everything that it has: what its map lists, what its pages link to, and what no page links to;
 * each also with an empty form.
 *
 * @throws Error when the site does not answer
 */
export async function recordSite(site: RecordedSite): Promise<Recording> {
  const recording: Record<string, PlainAnswer> = {}
  const waiting = [...unlinked]
  const seen = new Set(waiting)
  const found = (address: string) => {
    if (seen.has(address) || seen.size >= mostAddresses) return
    seen.add(address)
    waiting.push(address)
  }
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: what one request does to the next stays the same
    const answer = await ask(site, 'GET', path)
    recording[`GET ${path}`] = normaliseAnswer(answer, site.places)
    for (const address of linksIn(answer.body, site.host)) found(address)
  }
  for (const path of [...seen].filter((each) => !each.includes('?')).slice(0, 60)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    recording[`POST ${path}`] = normaliseAnswer(await ask(site, 'POST', path), site.places)
  }
  return recording
}

/** Paths of the site's own that a page, a map or a feed names. */
function linksIn(body: string, host: string): string[] {
  const own = new RegExp(
    `(?:href="|<loc>|<link>)(?:http://${host.replaceAll('.', String.raw`\.`)})?(/[^"#<]*)`,
    'g',
  )
  return [...body.matchAll(own)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !/^\/(?:\/|assets\/|media\/|static\/)/.test(path))
}

function ask(
  { port, host }: RecordedSite,
  method: 'GET' | 'POST',
  path: string,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const isForm = method === 'POST'
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host,
          accept: 'text/html',
          ...(isForm && {
            origin: `http://${host}`,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': '0',
          }),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.setTimeout(30_000, () => sent.destroy(new Error(`${method} ${path} got no answer`)))
    sent.once('error', reject)
    sent.end()
  })
}
