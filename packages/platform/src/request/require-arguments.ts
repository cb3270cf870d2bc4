import { MissingArgumentError } from '../errors/missing-argument-error.ts'

/**
 * Makes sure that nothing of this is missing: not undefined, null or blank text.
 *
 * @throws {MissingArgumentError} that names the first one missing (Spec §5, §8)
 */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' ? !value.trim() : value === undefined || value === null) {
      throw new MissingArgumentError(name)
    }
  }
}
