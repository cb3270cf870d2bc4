import { mutateGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
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
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  requireArguments({ id })
  const variables = { input: { id } }
  await mutateGraph(platform, deleteTimelineEntryDocument, variables, signal, (data) =>
    data.deleteTimelineEntry === false ? 'The activity was not deleted' : undefined,
  )
}
