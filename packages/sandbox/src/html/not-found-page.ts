import { html } from 'hono/html'
import { documentShell } from './document-shell.ts'

/** Creates a 404 page that does not repeat the request. */
export function notFoundPage(what: string): Promise<string> {
  return documentShell({
    title: 'Not found',
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>There is no such ${what}</h1>
      <p class="soft">The link may be old, or a letter is missing.</p>
    </section>`,
  })
}
