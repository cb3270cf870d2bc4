import { Agent } from 'node:http'
import type { Attack, AttackRun } from '../attack.ts'
import { ask, type Answer } from '../http/ask.ts'
import { inParallel } from '../in-parallel.ts'
import { siteRoutes } from '../target/site-routes.ts'

/** Screens where a click on something unseen would do harm. */
const closed =
  /^(?:fundraising-edit|reports|register|sign-in|sign-up|reset-password|auth|preview)(?:\/|$)/

const letterCode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Other ways to write a path that the router may take for the same. */
function spellings(path: string): string[] {
  const letters = path.split('').map((letter, index) => ({ letter, index }))
  const written = letters.filter(({ letter }) => /[a-z-]/.test(letter))
  const swap = (at: number, by: string) => path.slice(0, at) + by + path.slice(at + 1)
  return [
    path,
    path.toUpperCase(),
    ...written.map(({ letter, index }) => swap(index, letterCode(letter))),
    ...written.map(({ letter, index }) => swap(index, letterCode(letter).toUpperCase())),
    ...written.slice(0, 3).map(({ letter, index }) => swap(index, letter.toUpperCase())),
    ...written
      .slice(0, 3)
      .map(({ letter, index }) => swap(index, `%25${letterCode(letter).slice(1)}`)),
    path.replaceAll(/[a-z-]/g, letterCode),
    ...[
      '/',
      '//',
      '/.',
      '/..',
      '/./',
      '%2f',
      '%20',
      ';',
      ';x=y',
      '.',
      '?',
      '?x=y',
      '#x',
      '%00',
      '.data',
      '/index',
      '?index',
    ].map((end) => path + end),
    `/.${path}`,
    `/..${path}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/x/%2e%2e${path}`,
    `/${path}`,
    `\\${path.slice(1)}`,
    `${path}?iframe=1&utm_source=x`,
  ]
}

const loginQueries = [
  '?login',
  '?login=',
  '?login=signup',
  '?x=y&login',
  '?%6cogin',
  '?%6Cogin=1',
  '?login&login=x',
  '?login#x',
  '?+login&login',
]

/** Closed screens, however their address is written, may only be framed by the site itself. */
export const closedScreens: Attack = {
  name: 'frames',
  async run(run) {
    const { stage, isQuick, through, note } = run
    const control = await ask(stage.open.port, { path: '/about' })
    if (ancestorsOf(control) !== "'self' *") {
      through(`/about may not be framed (${ancestorsOf(control)}): nothing would be tried`)
    }
    const routes = siteRoutes()
    const screens = routes.filter(({ pattern }) => closed.test(pattern))
    const open = routes.filter(({ pattern }) => !closed.test(pattern))
    const list = [
      ...screens.flatMap(({ path }) => spellings(path)),
      ...open.flatMap(({ path }) => loginQueries.map((query) => path + query)),
    ]
    const chosen = isQuick ? list.filter((_, index) => index % 2 === run.random.below(2)) : list
    note(`${screens.length} closed screens`)
    const agent = new Agent({ keepAlive: true, maxSockets: 6 })
    try {
      await inParallel(chosen, 6, (path) => frame(run, path, agent))
    } finally {
      agent.destroy()
    }
  },
}

async function frame({ stage, tried, through }: AttackRun, path: string, agent: Agent) {
  tried()
  const answer = await ask(stage.open.port, { path, agent })
  if (answer.status >= 500) through(`GET ${path} → ${answer.status}`)
  // What is not found, moved, or no page, is no screen.
  const isPage =
    answer.status === 200 && (answer.headers['content-type'] ?? '').startsWith('text/html')
  if (!isPage || isAnotherPage(path)) return
  const ancestors = ancestorsOf(answer)
  if (ancestors !== "'self'" && ancestors !== "'none'") {
    through(`GET ${path} → 200, frame-ancestors ${ancestors ?? 'not set'}`)
  }
}

/** `/sign-in/..` is the home page, which may be framed. */
function isAnotherPage(path: string): boolean {
  const url = URL.parse(path, 'http://localhost')
  return url !== null && url.pathname === '/' && !url.searchParams.has('login')
}

function ancestorsOf({ headers }: Answer): string | undefined {
  const policy = headers['content-security-policy']
  return /(?:^|;)\s*frame-ancestors ([^;]*)/.exec(String(policy ?? ''))?.[1]?.trim()
}
