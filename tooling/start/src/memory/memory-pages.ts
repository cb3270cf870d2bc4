/** A field of a form on one of the platform's own pages. */
interface Field {
  name: string
  label: string
  value: string
  type?: 'text' | 'number'
}

/** A page of the platform with one form. The form sends what the address's query says, too. */
export function formPage(
  title: string,
  {
    note,
    fields,
    button,
    problem,
  }: { note: string; fields: readonly Field[]; button: string; problem?: string | undefined },
): Response {
  const rows = fields.map(
    ({ name, label, value, type = 'text' }) =>
      `<p><label>${text(label)}<br><input required name="${text(name)}" type="${type}"${type === 'number' ? ' min="0.01" step="0.01"' : ''} value="${text(value)}"></label></p>`,
  )
  const said = problem === undefined ? '' : `<p role="alert">${text(problem)}</p>`
  const form = `<form method="post">${rows.join('')}<p><button>${text(button)}</button></p></form>`
  return htmlPage(title, `<p>${text(note)}</p>${said}${form}`, problem === undefined ? 200 : 422)
}

/** A page of the platform that says one thing. */
export function notePage(title: string, note: string, status = 200): Response {
  return htmlPage(title, `<p>${text(note)}</p>`, status)
}

function htmlPage(title: string, body: string, status: number): Response {
  // An empty icon: a browser would ask for /favicon.ico otherwise, and find nothing there.
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${text(title)}</title>`
  const style =
    '<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;padding:.5rem;max-width:100%}</style>'
  return new Response(
    `<!doctype html><html lang="en">${head}${style}<main><h1>${text(title)}</h1>${body}</main></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
