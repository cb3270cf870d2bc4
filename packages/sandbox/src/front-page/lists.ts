import { html } from 'hono/html'
import type { Html } from '../html/document-shell.ts'
import type { FrontPageControls } from './controls.ts'

/** The latest requests, as a table. */
export function requestList({ requests }: FrontPageControls): Html {
  if (requests.length === 0) return html`<p>Nothing has been asked yet.</p>`
  return html`<div class="scrolls" role="region" aria-label="The latest requests" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Answer</th>
          <th scope="col">ms</th>
          <th scope="col">Request</th>
        </tr>
      </thead>
      <tbody>
        ${requests.map(
          ({ atMs, method, path, status, tookMs }) =>
            html`<tr>
              <td>${timeOf(atMs)}</td>
              <td class="${status >= 400 ? 'error' : ''}">${status}</td>
              <td>${Math.round(tookMs)}</td>
              <td><code>${method} ${path}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** The latest mails that nobody got. */
export function mailList({ mails }: FrontPageControls): Html {
  if (mails.length === 0) return html`<p>No mail yet.</p>`
  return html`<ul class="rows">
    ${mails.map(
      ({ atMs, to, subject, text }) =>
        html`<li>
          <b>${subject}</b>, to ${to}, ${timeOf(atMs)}
          <p class="text">${text}</p>
        </li>`,
    )}
  </ul>`
}

/** A time of day, by the clock of the machine. */
function timeOf(ms: number): string {
  return new Date(ms).toTimeString().slice(0, 8)
}
