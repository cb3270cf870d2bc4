/**
 * A page of React Router and nothing else: the elements in the JSON file `argv[2]`, rendered for each request. It caches nothing,
 * checks nothing and compresses nothing.
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

export type PageNode = string | ElementNode

interface ElementNode {
  tag: string
  attributes: Record<string, string>
  children: PageNode[]
}

/** React's spelling of attributes, by HTML's. */
const reactNames = Object.fromEntries(
  'className htmlFor srcSet tabIndex fetchPriority crossOrigin autoComplete inputMode maxLength dateTime readOnly noValidate popoverTarget popoverTargetAction colSpan hrefLang'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
const otherNames = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
}
const names: Record<string, string> = { ...reactNames, ...otherNames }

function pageElement(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const properties: Record<string, unknown> = { key }
  const { href, ...others } = attributes
  for (const [name, value] of Object.entries(others)) properties[names[name] ?? name] = value
  const inside = children.map(pageElement)
  return tag === 'a' && href?.startsWith('/')
    ? createElement(Link, { ...properties, to: href }, ...inside)
    : createElement(tag, { ...properties, href }, ...inside)
}

function Layout({ children }: { children: ReactNode }) {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta), createElement(Links)),
    createElement('body', null, children, createElement(ScrollRestoration), createElement(Scripts)),
  )
}

const Page = () => useLoaderData<PageNode[]>().map(pageElement)
const tree = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PageNode[]

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

const manifest = (id: string, more: object) => ({
  id,
  module: `/assets/${id}.js`,
  hasDefaultExport: true,
  ...more,
})
const build = {
  entry: { module: { default: renderDocument } },
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
    routes: {
      root: manifest('root', { path: '' }),
      page: manifest('page', { parentId: 'root', index: true, hasLoader: true }),
    },
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
