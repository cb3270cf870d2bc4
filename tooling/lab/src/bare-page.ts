/**
 * A page of React Router and nothing else: the elements in the JSON file `argv[2]`, rendered for each request. It caches nothing,
 * checks nothing and compresses nothing.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'

/** An element of HTML, or a text. */
export type PageNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: PageNode[] }

/** React's spelling of attributes, by HTML's. */
const names: Record<string, string> = {
  ...Object.fromEntries(
    'className htmlFor srcSet tabIndex fetchPriority crossOrigin autoComplete inputMode maxLength dateTime readOnly noValidate popoverTarget popoverTargetAction colSpan hrefLang'
      .split(' ')
      .map((name) => [name.toLowerCase(), name]),
  ),
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
}

function pageElement(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { href, ...others } = node.attributes
  const pairs = Object.entries(others).map(([name, value]) => [names[name] ?? name, value])
  const properties = { key, ...(Object.fromEntries(pairs) as object) }
  const inside = node.children.map(pageElement)
  return node.tag === 'a' && href?.startsWith('/')
    ? createElement(Link, { ...properties, to: href }, ...inside)
    : createElement(node.tag, { ...properties, href }, ...inside)
}

const tree = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PageNode[]
const Component = () => useLoaderData<PageNode[]>().map(pageElement)
const handler = createStaticHandler([{ path: '/', loader: () => tree, Component }])

const server = createServer(async (_request, response) => {
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error(`The router responds ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = createElement('body', null, createElement(StaticRouterProvider, { router, context }))
  const stream = await renderToReadableStream(createElement('html', { lang: 'en' }, body))
  await stream.allReady
  response.setHeader('content-type', 'text/html; charset=utf-8')
  for await (const chunk of stream) response.write(chunk)
  response.end()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ type: 'listening', origin: `http://127.0.0.1:${port}` })
})
