import { html } from 'hono/html'
import { renderDocument } from './document-shell.ts'

/** Renders the page for internal errors. */
export function renderInternalErrorPage(): Promise<string> {
  return renderDocument({
    title: 'Something went wrong',
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>Something went wrong here</h1>
      <p>Your changes were not saved, and you have not been charged.</p>
      <p class="soft">Go back and try again in a few minutes.</p>
    </section>`,
  })
}

/** Renders a 404 page that does not echo the requested URL. */
export function renderNotFoundPage(what: string): Promise<string> {
  return renderDocument({
    title: 'Not found',
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>We can't find this ${what}</h1>
      <p class="soft">Check the link and try again.</p>
    </section>`,
  })
}
