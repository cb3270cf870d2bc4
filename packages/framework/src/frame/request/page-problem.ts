/** Reason why a page cannot be shown. Serialised to the browser for the error page. */
export type PageProblem =
  | { kind: 'not-found' }
  | ({ kind: 'broken-content'; problem: string } & Referred)
  | ({ kind: 'unavailable' } & Referred)
  | ({ kind: 'unexpected' } & Referred)
  /** The request was not let in, for a reason that the server puts into words. */
  | { kind: 'refused'; title: string; text: string }

interface Referred {
  /** The request's id, which the log has, too. */
  reference?: string | undefined
}

/** Reads what an error boundary was given. */
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
