import { UnsupportedError } from '../errors/unsupported-error.ts'
import { type Ids, listIds } from './list-ids.ts'

/**
 * The ids of events, which are numbers.
 *
 * @throws {UnsupportedError} for anything that is neither an id nor a list (Spec §5)
 */
export function listEvents(event: Ids | null | undefined): string[] {
  const ids = listIds(event)
  if (ids.some((id) => !/^\d+$/.test(id))) {
    throw new UnsupportedError('Event parameter must be an ID or an array')
  }
  return ids
}
