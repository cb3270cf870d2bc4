import { type HttpError, isHttpError } from './http-error.ts'
import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

/** What the graph can be asked for by an id. */
export type NotFoundKind = 'campaign' | 'page' | 'team'

/** The graph knows nothing under the id that it was asked for. A list of it that is empty is no error. */
export class NotFoundError extends PlatformError {
  override readonly name = 'NotFoundError' as const
  declare readonly kind: NotFoundKind
  /** The id or short name that was asked for. */
  declare readonly id: string
  declare readonly request: RequestFacts

  constructor(kind: NotFoundKind, id: string, request: RequestFacts) {
    super(`There is no ${kind} '${id}'`)
    this.kind = kind
    this.id = id
    this.request = request
  }
}

/** Tells that what was asked for does not exist: by the graph, or by an answer 404 of the REST API. */
export function isNotFoundError(error: unknown): error is NotFoundError | HttpError {
  return isPlatformError(error, 'NotFoundError') || isHttpError(error, 404)
}
