/**
 * A page of React Router and nothing else, to compare with: the elements of `argv[2]`, a file that
 * `elementTree` made, rendered for each request. It caches nothing, checks nothing and compresses nothing.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { type PageNode, pageElement } from './page-element.ts'

const tree = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PageNode[]

const link = { component: Link as never, address: 'to' } as const

function Layout({ children }: { children: ReactNode }) {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta), createElement(Links)),
    createElement('body', null, children, createElement(ScrollRestoration), createElement(Scripts)),
  )
}

const Page = () => useLoaderData<PageNode[]>().map((node, index) => pageElement(node, index, link))

const manifestOf = (id: string, index: boolean) => ({
  id,
  ...(index ? { parentId: 'root', index } : { path: '' }),
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: index,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

const renderDocument: ServerBuild['entry']['module']['default'] = async (
  request,
  status,
  headers,
  entryContext,
) => {
  const router = createElement(ServerRouter, { context: entryContext, url: request.url })
  const stream = await renderToReadableStream(router)
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

const build = {
  entry: {
    module: {
      default: renderDocument,
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => createElement(Outlet), Layout } },
    page: {
      id: 'page',
      parentId: 'root',
      index: true,
      module: { default: Page, loader: () => tree },
    },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: { root: manifestOf('root', false), page: manifestOf('page', true) },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')
const server = createServer((request, response) => {
  void handle(new Request(`http://localhost${request.url ?? '/'}`)).then((answer) => {
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(response)
    else response.end()
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ type: 'listening', origin: `http://127.0.0.1:${port}` })
})
