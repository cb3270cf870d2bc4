import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { encodeText } from './build-query.ts'

/**
 * One value as a segment of a path, encoded.
 *
 * @throws {MissingArgumentError} for nothing, and for `.` and `..`, which would name another call
 */
export function pathSegment(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || /^\s*$|^\.\.?$/.test(text)) throw new MissingArgumentError(name)
  return encodeText(text)
}
