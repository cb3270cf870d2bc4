import { html } from 'hono/html'
import { documentShell } from './document-shell.ts'

/** Says that something went wrong here, that nothing was taken, and what to do. */
export function internalErrorPage(): Promise<string> {
  return documentShell({
    title: 'Something went wrong',
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>Something went wrong here</h1>
      <p>What you sent was not kept, and nothing was charged.</p>
      <p class="soft">Please go back and try again in a few minutes.</p>
    </section>`,
  })
}
