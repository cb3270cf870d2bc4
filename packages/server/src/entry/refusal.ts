import type { RefusedStatus } from './refused-status.ts'
import type { Visit } from './visit.ts'

export interface Refusal {
  status: RefusedStatus
  headers?: Readonly<Record<string, string>>
}

/** Answers a request that is not let in: people with a page of the site's own, programs with a short JSON. */
export type AnswerRefusal = (
  request: Request,
  refusal: Refusal,
  visit: Pick<Visit, 'trace'>,
) => Promise<Response>
