import { RefusedError } from '../errors/refused-error.ts'
import { mutateGraph } from '../graph/mutate-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import { deleteTimelineEntryDocument } from './fitness-documents.ts'

/**
 * Deletes an activity from its page. Sent once.
 *
 * @param id - the activity's `id`
 * @throws {MissingArgumentError} without a token or an id
 * @throws {RefusedError} when the platform answers that it did not
 * @throws {GraphError} with the first message the graph reports
 */
export async function deleteFitnessActivity(
  platform: Platform,
  { id, signal }: { id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  requireToken(platform)
  requireArguments({ id })
  const data = await mutateGraph(platform, deleteTimelineEntryDocument, { input: { id } }, signal)
  if (data.deleteTimelineEntry === false) {
    const path = `/v1/${platform.environment.provider}/graphql`
    throw new RefusedError('The activity was not deleted', data, { method: 'POST', path })
  }
}
