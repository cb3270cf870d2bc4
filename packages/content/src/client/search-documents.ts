import type { ContentClient } from './create-content-client.ts'
import { isRecord } from '../documents/is-record.ts'
import { toContentFailure } from './to-content-failure.ts'

/** Which documents to read. */
export interface DocumentSearch {
  /** Filters in the content service's query language. */
  readonly filters: readonly string[]
  /** @default 20 */
  readonly limit?: number
  /** Asked for; the content service may grant fewer. @default 20 */
  readonly pageSize?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Documents as the content service sends them, page after page until `limit` or the end.
 *
 * @throws ContentUnavailableError when the content service cannot be read
 * @throws ContentError when it says that the document asked for is broken
 */
export async function searchDocuments(
  client: ContentClient,
  { filters, limit = 20, pageSize = 20, signal }: DocumentSearch,
): Promise<Record<string, unknown>[]> {
  const documents: Record<string, unknown>[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask(client, signal, { filters: [...filters], pageSize, page })
    documents.push(...answer.results)
    if (documents.length >= limit || !answer.hasNext || answer.results.length === 0) break
  }
  return documents.slice(0, limit)
}

interface Page {
  readonly results: Record<string, unknown>[]
  readonly hasNext: boolean
}

async function ask(
  client: ContentClient,
  signal: AbortSignal | undefined,
  query: { filters: string[]; pageSize: number; page: number },
): Promise<Page> {
  signal?.throwIfAborted()
  const deadline = AbortSignal.timeout(client.timeoutMs)
  const either = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
  try {
    // The official client sleeps as long as a "too many requests" answer tells it to, whatever the
    // signal says; the race keeps the deadline.
    const answer: unknown = await Promise.race([
      client.service.get({ ...query, signal: either }),
      rejectOn(either),
    ])
    return readPage(answer)
  } catch (error) {
    signal?.throwIfAborted()
    throw toContentFailure(error, { endpoint: client.endpoint, timedOut: deadline.aborted })
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted')),
      { once: true },
    )
  })
}

function readPage(answer: unknown): Page {
  if (!isRecord(answer) || !Array.isArray(answer['results'])) {
    throw new SyntaxError('The answer has no list of results')
  }
  return {
    results: answer['results'].filter(isRecord),
    hasNext: typeof answer['next_page'] === 'string',
  }
}
