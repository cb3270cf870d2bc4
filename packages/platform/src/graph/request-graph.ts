import type { Platform } from '../platform/platform.ts'
import { readWithRetry } from '../request/read-with-retry.ts'
import type { GraphDocument } from './graph-document.ts'
import { graphFacts } from './graph-facts.ts'
import { sendGraph } from './send-graph.ts'

/**
 * Sends one GraphQL query with its variables and gives its data. Queries only: they are tried
 * again like any read. Its errors are those of `sendGraph`.
 *
 * @param nothing - replaces the data of an answer without any, which is an error otherwise
 */
export function requestGraph<Result, Variables extends object>(
  platform: Platform,
  document: GraphDocument<Result, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
  nothing?: Result,
): Promise<Result> {
  const request = graphFacts(platform)
  return readWithRetry(platform, { request, signal }, (timeoutMs, attempt) =>
    sendGraph(platform, { document, variables, signal, nothing, attempt }, timeoutMs),
  )
}
