import { filled } from './create-validator.ts'
import type { Validator } from './validator.ts'

const bytesPerMegabyte = 1_000_000

/** No file above a size. @param maxSizeBytes - the largest that passes */
export function maxFileSize(
  maxSizeBytes: number,
  message = `Choose a file of ${Number((maxSizeBytes / bytesPerMegabyte).toFixed(2))} MB at most`,
): Validator {
  return filled(
    message,
    (value) =>
      Array.isArray(value) && value.every((file) => isFile(file) && file.size <= maxSizeBytes),
  )
}

function isFile(value: unknown): value is { size: number } {
  return (
    typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number'
  )
}
