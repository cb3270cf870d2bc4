import {
  ForbiddenError,
  NotFoundError,
  PreviewTokenExpiredError,
  PrismicError,
} from '@prismicio/client'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import { ContentError } from '../errors/content-error.ts'
import { ContentUnavailableError } from '../errors/content-unavailable-error.ts'
import { ResponseTooLarge } from './limit-body.ts'
import type { UnavailableReason } from '../errors/content-unavailable-error.ts'

/** Thrown inside a request that would show published content where a ref was asked for. */
export class RefLost extends Error {
  override readonly name = 'RefLost' as const
}

/** Thrown inside a request when there was no answer at all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer' as const
}

/**
 * What a failed request means: a broken document, or a content service that cannot be read. The
 * service client's own errors carry the request's address with its access token, so they are
 * never handed on.
 */
export function toContentFailure(
  error: unknown,
  { endpoint, timedOut }: { endpoint: string; timedOut: boolean },
): ContentError | ContentUnavailableError {
  const unavailable = (reason: UnavailableReason, detail: string, cause?: unknown) =>
    new ContentUnavailableError(
      { reason, endpoint, detail },
      cause === undefined ? undefined : { cause },
    )
  if (timedOut) return unavailable('timeout', 'it did not answer in time')
  if (error instanceof RefLost || error instanceof PreviewTokenExpiredError) {
    return unavailable('no-such-ref', 'the preview or ref is unknown or has expired')
  }
  if (error instanceof ResponseTooLarge) return unavailable('bad-answer', error.message, error)
  if (error instanceof NoAnswer) return unavailable('unreachable', 'no connection', error.cause)
  // Refs that are refused even after the retry are "forbidden" to the service's client as well.
  if (error instanceof ForbiddenError && isRefused(error.response)) {
    return unavailable('forbidden', 'it wants a valid access token')
  }
  if (error instanceof NotFoundError)
    return unavailable('no-repository', 'there is no such repository')
  if (error instanceof PrismicError) {
    return brokenDocument(error.response) ?? unavailable('bad-answer', 'it answered with an error')
  }
  return unavailable('bad-answer', 'its answer is not that of a content service')
}

function isRefused(response: unknown): boolean {
  return !isRecord(response) || typeof response['type'] !== 'string'
}

/** The service tells of a document whose file it cannot read by an answer of its own. */
function brokenDocument(body: unknown): ContentError | undefined {
  const answer = typeof body === 'string' ? parseJson(body) : body
  if (!isRecord(answer) || answer['type'] !== 'content_document_error') return undefined
  const document = readDocumentRef(answer['document'])
  const message = typeof answer['message'] === 'string' ? answer['message'] : 'it cannot be read'
  const prefix = `${document.type}/${document.uid}: `
  return new ContentError({
    document,
    field: '',
    problem: message.startsWith(prefix) ? message.slice(prefix.length) : message,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
