import { html } from 'hono/html'
import type { Html } from './document-shell.ts'

/** Form errors by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** Renders the error message of a field; '' if the field is valid. */
export function renderFieldError(errors: FieldErrors, name: string): Html | '' {
  const message = errors[name]
  return message === undefined ? '' : html`<p class="error" id="${name}-error">${message}</p>`
}

/**
 * Renders the attributes that associate a field with its hint and error message. The first invalid field also gets
 * `autofocus`, because the page has no scripts.
 */
export function renderFieldAttributes(
  errors: FieldErrors,
  name: string,
  hintId?: string,
): Html | '' {
  const wrong = errors[name] !== undefined
  const described = [hintId, wrong ? `${name}-error` : undefined].filter(
    (id): id is string => id !== undefined,
  )
  const describedBy = described.length === 0 ? '' : html` aria-describedby="${described.join(' ')}"`
  if (!wrong) return describedBy
  const focus = Object.keys(errors)[0] === name ? html` autofocus` : ''
  return html`${describedBy} aria-invalid="true"${focus}`
}

/** Like `renderFieldAttributes`, for a group of options, which supports neither `aria-invalid` nor `autofocus`. */
export function renderGroupAttributes(errors: FieldErrors, name: string): Html | '' {
  return errors[name] === undefined ? '' : html` aria-describedby="${name}-error"`
}

/** Renders the error summary at the top of a form; '' if there are no errors. */
export function renderErrorSummary(errors: FieldErrors): Html | '' {
  const rows = Object.entries(errors)
  if (rows.length === 0) return ''
  return html`<div class="errors" role="alert">
    <p>Please check ${rows.length === 1 ? 'one thing' : `${rows.length} things`}:</p>
    <ul>
      ${rows.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </div>`
}
