import { field, refuse } from './field.ts'

/** Text; empty text when the editor left it empty. */
export const text = field((value) =>
  value === null ? '' : typeof value === 'string' ? value.trim() : refuse('text', value),
)

/** Text that must say something. */
export const requiredText = field((value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : refuse('text', value),
)
