import { html } from 'hono/html'
import { documentShell } from '../html/document-shell.ts'
import type { BrokenDocument, ContentDocument } from '../content/document-file.ts'
import { isBroken } from '../content/document-file.ts'

/** A document of the content, field by field. Each field has its own place, such as `#content[3].primary.title`. */
export function documentPage(
  repository: string,
  document: ContentDocument | BrokenDocument,
): Promise<string> {
  const { type, uid } = document
  const lang = isBroken(document) ? '' : document.lang
  return documentShell({
    title: `${type} ${uid}`,
    notice: 'This is a test content service on your own machine.',
    brand: '',
    width: 'wide',
    body: html`<section class="card">
      <h1>${uid}</h1>
      <p>
        A document of the type
        <code>${type}</code>${lang === '' ? '' : html` in <code>${lang}</code>`}. To change it, edit
        its file <code>${repository}/${type}/${uid}.json</code> in the content folder. A draft has
        <code>.draft</code> before the ending, a translation its language.
      </p>
      ${
        isBroken(document)
          ? html`<p class="error" role="status">It cannot be read: ${document.problem}</p>`
          : html`<dl class="fields">
              ${fieldsOf(document.data).map(
                ([field, value]) =>
                  html`<div id="${field}">
                    <dt><code>${field}</code></dt>
                    <dd>${value}</dd>
                  </div>`,
              )}
            </dl>`
      }
    </section>`,
  })
}

/** Every value of a document, by its field. A block of a rich text is a part of its field. */
function fieldsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) => fieldsOf(item, `${field}[${at}]`))
  }
  if (typeof value !== 'object' || value === null) {
    return value === null || value === '' ? [] : [[field, `${value as string | number | boolean}`]]
  }
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'spans') return []
    const isBlock = name === 'text' && 'spans' in value
    return fieldsOf(part, isBlock || field === '' ? field || name : `${field}.${name}`)
  })
}
