import type { PlaceholderValues } from '@milepost/content'

/**
 * What belongs to the signed-in visitor is only known in the browser: the server leaves a mark in the
 * place of a `user_` placeholder, which no text that people type holds.
 */
const opening = '\uE000'
const closing = '\uE001'
const mark = /\uE000(user_[\w-]{1,64})\uE001/g

/** Values that put a mark in place of every `user_` placeholder. */
export function withVisitorSlots(values: PlaceholderValues): PlaceholderValues {
  return {
    get: (name) =>
      /^user_[\w-]{1,64}$/.test(name) ? `${opening}${name}${closing}` : values.get(name),
  }
}

/** Fields of views that hold markup. */
const markupFields = new Set(['html'])

/**
 * A view with the visitor's values in place of the marks; nothing for who is not signed in. A view
 * without marks is given back as it is.
 */
export function fillVisitorSlots<View>(view: View, values: PlaceholderValues): View {
  return (hasSlots(view) ? fill(view, '', values) : view) as View
}

function hasSlots(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(opening)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasSlots)
}

function fill(value: unknown, field: string, values: PlaceholderValues): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(mark, (_mark, name: string) => {
      const text = values.get(name) ?? ''
      return markupFields.has(field) ? escapeMarkup(text) : text
    })
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, field, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, fill(child, name, values)]),
  )
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
