import { UnsupportedError } from '../errors/unsupported-error.ts'
import { type Ids, listIds } from './list-ids.ts'

/**
 * The ids of events, which are numbers.
 *
 * @throws {UnsupportedError} for anything that is neither an id nor a list (Spec §5)
 */
export function listEvents(event: Ids | null | undefined): string[] {
  const ids = listIds(event)
  const given = [event].flat().filter((id) => id !== null && id !== undefined && id !== '')
  // A value that is not an id must not count as none: a selection without its event returns more than was requested.
  const isUnreadable = given.some((id) => listIds(id).length === 0)
  if (isUnreadable || ids.some((id) => !/^\d+$/.test(id))) {
    throw new UnsupportedError('Event parameter must be an ID or an array')
  }
  return ids
}
