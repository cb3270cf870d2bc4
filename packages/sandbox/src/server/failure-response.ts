import { renderInternalErrorPage } from '../html/error-pages.ts'
import {
  createEmptyResponse,
  createErrorResponse,
  createHtmlResponse,
  createMessageResponse,
} from '../http/responses.ts'

/** SQLite error codes for a disk that is full or has I/O errors. */
const unwritableErrorCodes = new Set([10, 13])

/** Response to an exception, and the line to log. */
interface FailureResponse {
  answer: Response
  line: string
}

/**
 * Returns the response to an exception: 503 if the database cannot be written, otherwise 500. Pages show an error
 * message. Other calls return a JSON message with 503, and an empty body with 500.
 *
 * @param path - request path; its first segment is the family of the call
 */
export async function toFailureResponse(
  error: Error,
  { method, path }: { method: string; path: string },
): Promise<FailureResponse> {
  const [, family = ''] = path.split('/')
  const isFull = 'errcode' in error && unwritableErrorCodes.has(Number(error.errcode) & 0xff)
  const line = `${method} ${path}: ${isFull ? `the database cannot be written, nothing was kept: ${error.message}` : (error.stack ?? error.message)}`
  if (family === 'www' || family === 'link') {
    return {
      line,
      answer: createHtmlResponse(
        await renderInternalErrorPage(),
        isFull ? 503 : 500,
        getRetryHeaders(isFull),
      ),
    }
  }
  if (!isFull) return { line, answer: createEmptyResponse(500) }
  const text = 'This cannot be saved at the moment: the disk is full'
  const answer =
    family === 'services' ? createMessageResponse(503, text) : createErrorResponse(503, text)
  return { line, answer }
}

function getRetryHeaders(isFull: boolean): Record<string, string> {
  return isFull ? { 'retry-after': '60' } : {}
}
