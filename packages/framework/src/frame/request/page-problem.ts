/** Reason for which a page cannot be shown, as serialised for the error page. */
export type PageProblem =
  | { kind: 'not-found' }
  | ({ kind: 'broken-content'; problem: string } & RequestReference)
  | ({ kind: 'unavailable' } & RequestReference)
  | ({ kind: 'unexpected' } & RequestReference)
  /** The server rejected the request. */
  | { kind: 'refused'; title: string; text: string }

interface RequestReference {
  /** Request id, as in the log. */
  reference?: string | undefined
}

/** Returns the status and the problem of an error boundary's error. */
export function getPageProblem(error: unknown): {
  status: number
  problem: PageProblem | undefined
} {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('data' in error)) {
    return { status: 500, problem: undefined }
  }
  const { status, data: body } = error
  return {
    status: typeof status === 'number' ? status : 500,
    problem: isPageProblem(body) ? body : status === 404 ? { kind: 'not-found' } : undefined,
  }
}

function isPageProblem(value: unknown): value is PageProblem {
  return typeof value === 'object' && value !== null && 'kind' in value
}
