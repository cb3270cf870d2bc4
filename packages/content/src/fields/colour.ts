import { field, refuse, Refusal } from './field.ts'

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const functional = /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i

/** A colour in hexadecimal or as `rgb()`/`hsl()`; undefined when left out. Names are not taken. */
export const colour = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  if (typeof value !== 'string') return refuse('a colour such as #1667d9', value)
  const trimmed = value.trim()
  return hex.test(trimmed) || (trimmed.length <= 60 && functional.test(trimmed))
    ? trimmed
    : refuse('a colour such as #1667d9', value)
})
