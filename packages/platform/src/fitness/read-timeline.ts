import { requireNode } from '../graph/require-node.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import type { ListPart } from '../request/read-list-in-parts.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { FitnessActivity } from './fitness-activity.ts'
import { fitnessTimelineDocument } from './fitness-documents.ts'
import { parseTimelineEntry } from './parse-timeline-entry.ts'

/**
 * Reads twenty entries of a page's timeline; those that are no activity are dropped.
 *
 * @throws {NotFoundError} for a page that the graph does not know
 */
export async function readTimeline(
  platform: Platform,
  { slug, after, signal }: { slug: string; after: string | null; signal: AbortSignal | undefined },
): Promise<ListPart<FitnessActivity, string | null>> {
  const data = await requestGraph(platform, fitnessTimelineDocument, { slug, after }, signal)
  const page = requireNode(platform, data.page, { kind: 'page', id: slug })
  const timeline = asRecord(page.timeline)
  const nodes = asList(timeline['nodes'])
  const { hasNextPage, endCursor } = asRecord(timeline['pageInfo'])
  return {
    items: nodes.flatMap((node) => parseTimelineEntry(node) ?? []),
    next: hasNextPage === true && nodes.length > 0 ? toText(endCursor) : undefined,
  }
}
