/** Reason why a page cannot be shown. Serialised for the error page. */
export type PageProblem =
  | { kind: 'not-found' }
  | ({ kind: 'broken-content'; problem: string } & Referred)
  | ({ kind: 'unavailable' } & Referred)
  | ({ kind: 'unexpected' } & Referred)
  /** The server rejected the request. */
  | { kind: 'refused'; title: string; text: string }

interface Referred {
  /** Request id, as in the log. */
  reference?: string | undefined
}

/** Extracts the status and the problem from an error boundary's error. */
export function readPageProblem(error: unknown): {
  status: number
  problem: PageProblem | undefined
} {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('data' in error)) {
    return { status: 500, problem: undefined }
  }
  const { status, data: body } = error
  return {
    status: typeof status === 'number' ? status : 500,
    problem: isProblem(body) ? body : status === 404 ? { kind: 'not-found' } : undefined,
  }
}

function isProblem(value: unknown): value is PageProblem {
  return typeof value === 'object' && value !== null && 'kind' in value
}
