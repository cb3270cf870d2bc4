import { field, refuse, Refusal } from './field.ts'

/** A font's characters as in CSS's `unicode-range`; undefined when left out. Nothing else passes. */
export const unicodeRange = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : []
  const isRange = parts.length > 0 && parts.every((part) => range.test(part))
  return isRange ? parts.join(',').toUpperCase() : refuse('ranges such as U+100-17F', value)
})

const range = /^U\+(?:[\dA-F]{1,6}(?:-[\dA-F]{1,6})?|[\dA-F]{1,5}\?{1,3})$/i
