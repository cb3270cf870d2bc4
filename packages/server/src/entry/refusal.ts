import type { RefusedStatus } from './refused-status.ts'
import type { Visit } from './visit.ts'

export interface Refusal {
  status: RefusedStatus
  headers?: Readonly<Record<string, string>>
}

/** Responds to a rejected request: HTML for browsers, JSON for other clients. */
export type AnswerRefusal = (
  request: Request,
  refusal: Refusal,
  visit: Pick<Visit, 'trace'>,
) => Promise<Response>
