import { UnsupportedError } from '../errors/unsupported-error.ts'
import { type Ids, listIds } from './list-ids.ts'

/**
 * The id of a call that takes one.
 *
 * @returns undefined without one
 * @throws {UnsupportedError} for several, such as `'c-1,c-2'`: none of them is left out unsaid
 */
export function singleId(name: string, ids: Ids | null | undefined): string | undefined {
  const [id, ...others] = listIds(ids)
  if (others.length > 0) throw new UnsupportedError(`The argument '${name}' takes one ID`)
  return id
}
