import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

/**
 * Files of some kinds only; a phone or a drop may bring others, whatever the control asked for.
 *
 * @param accept - as in HTML: media types such as `image/png`, `image/*`, or endings such as `.pdf`
 */
export function acceptedFiles(
  accept: string,
  message = 'Choose a file of another type',
): Validator {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase())
  return filledValidator(
    message,
    (value) => Array.isArray(value) && value.every((file) => isAccepted(file, kinds)),
  )
}

function isAccepted(file: unknown, kinds: readonly string[]): boolean {
  if (typeof file !== 'object' || file === null) return false
  const type = 'type' in file && typeof file.type === 'string' ? file.type.toLowerCase() : ''
  const name = 'name' in file && typeof file.name === 'string' ? file.name.toLowerCase() : ''
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })
}
