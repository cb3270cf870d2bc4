import { field, refuse, Refusal } from './field.ts'

/** The name of a typeface; undefined when left out. Nothing that could end a style rule passes. */
export const fontFamily = field((value): string | undefined | Refusal =>
  value === null ? undefined : readFamily(value),
)

/** The name of a typeface that must be there. */
export const requiredFontFamily = field((value): string | Refusal => readFamily(value))

function readFamily(value: unknown): string | Refusal {
  return typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,60}$/u.test(value.trim())
    ? value.trim()
    : refuse('the name of a typeface', value)
}
