import type {
  ErrorMessageWire,
  FaultListWire,
  MessageWire,
  ValidationErrorWire,
} from '@milepost/platform/testing'

const noStore = { 'cache-control': 'no-store' }

/** Returns a JSON response that is not cached. */
export function createJsonResponse(value: unknown, status = 200) {
  return Response.json(value, { status, headers: noStore })
}

/** Returns an empty response, envelope E9 (wire contract §1.7). */
export function createEmptyResponse(status: number): Response {
  return new Response(null, { status, headers: noStore })
}

/** Returns an error message, envelope E1. */
export function createErrorResponse(status: number, message: string): Response {
  return createJsonResponse({ errorMessage: message } satisfies ErrorMessageWire, status)
}

/** Returns a list of faults, envelope E2. */
export function createFaultListResponse(status: number, faults: FaultListWire): Response {
  return createJsonResponse(faults, status)
}

/** Returns validation errors, envelope E4. */
export function createValidationErrorResponse(
  message: string,
  errors: ValidationErrorWire['error']['errors'],
): Response {
  return createJsonResponse({ error: { message, errors } } satisfies ValidationErrorWire, 422)
}

/** Returns envelope E4 with a custom status, for rejected sessions (wire contract §2.1.8). */
export function createSessionErrorResponse(
  status: number,
  field: string,
  message: string,
): Response {
  return createJsonResponse(
    {
      error: { message: `${field} ${message}`, errors: [{ field, message }] },
    } satisfies ValidationErrorWire,
    status,
  )
}

/** Returns a message, envelope E7. */
export function createMessageResponse(status: number, message: string): Response {
  return createJsonResponse({ message } satisfies MessageWire, status)
}

/** Returns an HTML response. `headers` override the defaults. */
export function createHtmlResponse(
  html: string,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      ...noStore,
      'content-type': 'text/html; charset=utf-8',
      // Allows an inline style sheet and same-origin images. No `form-action`, because forms redirect to any site.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

/** Redirects the browser to a GET request, for example after a form submission. */
export function createRedirect(location: string, status: 302 | 303 = 303): Response {
  return new Response(null, { status, headers: { ...noStore, location } })
}
