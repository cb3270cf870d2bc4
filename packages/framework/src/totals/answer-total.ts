import type { RequestScope } from '../services/request-context.ts'
import { answerJson } from './answer-json.ts'
import { readTotal, type TotalWanted } from './read-total.ts'
import { toTotalJson } from './total-json.ts'

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
    const read = wanted && (await readTotal(scope, wanted))
    return read && toTotalJson(read.total, read.subject, scope)
  })
}
