import { renderToString } from 'react-dom/server'
import { pageElement, type PeerPage } from './page-element'

/** A page of React alone: its elements, the same as data, and the script that hydrates them. */
export function render(page: PeerPage, head: string): string {
  const body = renderToString(page.body.map((node, index) => pageElement(node, index, undefined)))
  const data = JSON.stringify(page.body).replaceAll('<', '\\u003c')
  const root = Object.entries(page.root)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('')
  return `<!doctype html><html${root}><head>${head}</head><body><div id="root">${body}</div><script type="application/json">${data}</script><script type="module" src="/client.js"></script></body></html>`
}
