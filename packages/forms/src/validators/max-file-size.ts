import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const bytesPerMegabyte = 1_000_000
const bytesPerKilobyte = 1000

/**
 * No file above a size.
 *
 * @param maxSizeBytes - the largest that passes
 */
export function maxFileSize(
  maxSizeBytes: number,
  message = `Choose a file of ${sizeInWords(maxSizeBytes)} at most`,
): Validator {
  return filledValidator(
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

function sizeInWords(sizeBytes: number): string {
  const isLarge = sizeBytes >= bytesPerMegabyte
  const size = sizeBytes / (isLarge ? bytesPerMegabyte : bytesPerKilobyte)
  return `${Number(size.toFixed(2))} ${isLarge ? 'MB' : 'kB'}`
}
