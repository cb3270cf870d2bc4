import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import table from '@milepost/site/app/routes.ts'
import { ask, type Answer, textOf } from '../http.ts'
import type { LabServer } from '../processes.ts'
import { editDocument, startStack } from '../stack.ts'
import { writeHostileContent } from './hostile-content.ts'

/** A sandbox and four processes of the built site on it, all on this machine. */
export interface Target {
  /** Without rate limits, so that each request reaches its route. May be framed by anyone. */
  readonly open: LabServer
  /** As operators run it. */
  readonly limited: LabServer
  /** Another site, with hostile URLs in every field of its documents. */
  readonly edited: LabServer
  /** For slow clients. */
  readonly patient: LabServer
  /** Number of messages of forms that the sites have sent on. */
  readonly messagesTaken: () => number
  readonly stop: () => Promise<void>
}

const tenants = {
  demo: { sites: 2, pages: 25, keepFiles: true, domains: ['localhost'], whitelist: '*' },
}
/** Collects garbage on a signal. */
const collector = `--expose-gc --import=data:text/javascript,process.on('SIGUSR2',()=>globalThis.gc())`

export async function startTarget(errorFolder: string): Promise<Target> {
  let messagesTaken = 0
  const forms = createServer((request, response) => {
    request.resume().on('end', () => {
      messagesTaken += 1
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => forms.listen(0, '127.0.0.1', resolve))
  const framed = { TENANT: 'demo', TENANTS: JSON.stringify(tenants) }
  const stack = await startStack('tideline', {
    errorFolder,
    environment: {
      FORMS_ORIGIN: `http://127.0.0.1:${(forms.address() as AddressInfo).port}`,
      NODE_OPTIONS: `--max-semi-space-size=8 ${collector}`,
    },
    processes: [
      { ...framed, RATE_LIMITS: 'off' },
      {},
      { ...framed, SITE: 'summit', RATE_LIMITS: 'off' },
      { RATE_LIMITS: 'off' },
    ],
    prepare: (folder) => {
      editDocument(join(folder, 'content/tideline/custom_site/tideline.json'), (fields) => {
        fields['iframe'] = 'Yes'
      })
      writeHostileContent(join(folder, 'content/summit'))
    },
  })
  const [open, limited, edited, patient] = stack.sites as [
    LabServer,
    LabServer,
    LabServer,
    LabServer,
  ]
  const servers = { open, limited, edited, patient }
  return {
    ...servers,
    messagesTaken: () => messagesTaken,
    stop: async () => {
      await stack.stop()
      forms.close().closeAllConnections()
    },
  }
}

interface RouteEntry {
  path?: string
  children?: RouteEntry[]
}

/** Paths of routes whose parameters have to exist. Other parameters are `x`. */
const samples: readonly [route: RegExp, path: string][] = [
  [/^\/fundraising(-edit)?\/:slug/, '/fundraising$1/maya-walks'],
  [/^\/refresh\/:kind\/:slug/, '/refresh/page/maya-walks'],
  [/^\/styles\/:sheet/, '/styles/site.css'],
  [/^\/share-card\/\*/, '/share-card/site/x.jpg'],
  [/^\/\*$/, '/about'],
]

/** The paths of every route in the site's table, so that a new route is attacked, too. */
export function routePaths(): string[] {
  return patterns(table, '').map((pattern) =>
    samples
      .reduce((path, [route, sample]) => path.replace(route, sample), `/${pattern}`)
      .replaceAll(/:\w+/g, 'x')
      .replace(/\*$/, ''),
  )
}

function patterns(entries: readonly RouteEntry[], above: string): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const pattern = [above, path].filter((part) => part !== '').join('/')
    return [pattern, ...patterns(children, pattern)]
  })
}

/** A form as a browser would send it. */
export interface SiteForm {
  path: string
  fields: Readonly<Record<string, string>>
}

/** The contact form, with the hidden field of its page. */
export async function contactForm(origin: string): Promise<SiteForm> {
  const html = textOf(await ask(origin, '/contact'))
  const [input = ''] = /<input[^>]*name="milepost-form"[^>]*>/.exec(html) ?? []
  const id = /value="([^"]+)"/.exec(input)?.[1]
  if (id === undefined) throw new Error('The contact page has no form.')
  const message = {
    name: 'Nia',
    email: 'nia@example.org',
    topic: 'A gift',
    message: 'Which beach?',
  }
  return { path: '/contact', fields: { 'milepost-form': id, ...message } }
}

export const giftForm: SiteForm = {
  path: '/fundraising/maya-walks/donate',
  fields: { amount: '25' },
}

export function sendForm(
  origin: string,
  { path, fields }: SiteForm,
  headers: Record<string, string | string[]>,
): Promise<Answer> {
  return ask(origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}
