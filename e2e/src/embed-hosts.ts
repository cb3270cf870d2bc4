import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { repositoryRoot } from './repository-root.ts'

const modules = /^\/embed\/(total|leaderboard|donate)\.js$/

/** Answers one request for figures. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A site that serves the elements and their data from its own origin. */
export interface EmbedSite {
  readonly origin: string
  /** Requested data URLs. */
  readonly asked: string[]
  /** The answer that requests for figures get from now on. */
  answer: Answer
  /** A module is sent only once this is resolved. */
  moduleGate: Promise<void>
  stop: () => Promise<void>
}

/** Starts a site that answers figures as the contract of `/totals.json` says. */
export async function startEmbedSite(): Promise<EmbedSite> {
  const asked: string[] = []
  const { origin, stop } = await listen(async (request, response) => {
    const path = request.url ?? '/'
    const name = modules.exec(path)?.[1]
    response.setHeader('access-control-allow-origin', '*')
    if (name === undefined) {
      if (!path.endsWith('.json')) {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end('<!doctype html><title>A page of the site</title>')
        return
      }
      asked.push(path)
      await site.answer(request, response)
      return
    }
    await site.moduleGate
    response.setHeader('content-type', 'text/javascript; charset=utf-8')
    response.end(readFileSync(join(repositoryRoot, `packages/embed/dist/${name}.js`)))
  })
  const site: EmbedSite = {
    origin,
    asked,
    answer: (request, response) => sendJson(response, totalOf(origin)),
    moduleGate: Promise.resolve(),
    stop,
  }
  return site
}

/** A page of another site, on another origin. */
export interface HostPage {
  readonly body: string
  readonly head?: string
  readonly policy?: string
  /** Text before `<html>`. @default '<!doctype html>' */
  readonly doctype?: string
  readonly direction?: 'ltr' | 'rtl'
}

export interface HostServer {
  /** Puts a page up, and gives its address. */
  put: (page: HostPage) => string
  stop: () => Promise<void>
}

/** Starts a server for pages of other sites. */
export async function startHostServer(): Promise<HostServer> {
  const pages = new Map<string, HostPage>()
  const { origin, stop } = await listen((request, response) => {
    const page = pages.get(request.url ?? '')
    if (request.url === '/own.css') {
      response.setHeader('content-type', 'text/css')
      response.end('milepost-total { display: block; min-height: 136px }')
      return
    }
    if (page === undefined) {
      response.statusCode = 404
      response.end()
      return
    }
    const { body, head = '', policy, doctype = '<!doctype html>', direction = 'ltr' } = page
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (policy !== undefined) response.setHeader('content-security-policy', policy)
    response.end(
      `${doctype}<html lang="en" dir="${direction}"><head><title>A page of somebody else</title>` +
        `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head>` +
        `<body><main><h1>News</h1>${body}<p id="after">More news</p></main></body></html>`,
    )
  })
  return {
    put(page) {
      const path = `/page-${pages.size}`
      pages.set(path, page)
      return origin + path
    },
    stop,
  }
}

/** The JSON of a supporter's total, by the contract. */
export function totalOf(
  origin: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    v: 1,
    kind: 'page',
    url: `${origin}/fundraising/amina`,
    donateUrl: `${origin}/fundraising/amina/donate`,
    currency: 'GBP',
    raisedMinor: 12_345,
    targetMinor: 50_000,
    count: 12,
    parts: [{ part: 'online', amountMinor: 12_345, count: 12 }],
    leftOut: [],
    asOf: new Date().toISOString(),
    lastGood: false,
    text: {
      raised: '£123.45',
      target: '£500',
      percent: 24,
      count: '12 donations',
      summary: '£123.45 raised of £500',
      language: 'en-GB',
    },
    ...changes,
  }
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, json: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(typeof json === 'string' ? json : JSON.stringify(json))
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server: Server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
