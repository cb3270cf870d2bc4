import type { Platform } from '../platform/platform.ts'
import type { GraphDocument } from './graph-document.ts'
import { sendGraph } from './send-graph.ts'

/**
 * Sends one GraphQL mutation with the supporter's token, once: a write is never tried again.
 * Its errors are those of `sendGraph`.
 *
 * @param refusalOf - why the data are a refusal, where they are one
 */
export function mutateGraph<Result, Variables extends object>(
  platform: Platform,
  document: GraphDocument<Result, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
  refusalOf?: (data: Result) => string | undefined,
): Promise<Result> {
  const request = { document, variables, isWrite: true, refusalOf, signal }
  return sendGraph(platform, request, platform.timeoutMs)
}
