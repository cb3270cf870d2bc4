import type { RequestScope } from '../services/request-context.ts'
import { answerJson } from './answer-json.ts'
import { readTotalJson } from './read-total-json.ts'
import type { TotalWanted } from './read-total.ts'

/**
 * Answers with a total as JSON that any site may read.
 *
 * @param wanted - undefined where the address names none: 404
 */
export function answerTotal(
  request: RequestScope,
  wanted: TotalWanted | undefined,
): Promise<Response> {
  return answerJson(request, async (scope) => {
    return wanted && readTotalJson(scope, wanted)
  })
}
