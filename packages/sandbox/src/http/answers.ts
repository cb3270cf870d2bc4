import type {
  ErrorMessageWire,
  FaultListWire,
  MessageWire,
  ValidationErrorWire,
} from '@milepost/platform/testing'

const noStore = { 'cache-control': 'no-store' }

/** A JSON answer that no cache keeps. */
export function jsonAnswer(value: unknown, status = 200) {
  return Response.json(value, { status, headers: noStore })
}

/** Envelope E9: nothing but the status (wire contract §1.7). */
export function emptyAnswer(status: number): Response {
  return new Response(null, { status, headers: noStore })
}

/** Envelope E1. */
export function errorMessage(status: number, message: string): Response {
  return jsonAnswer({ errorMessage: message } satisfies ErrorMessageWire, status)
}

/** Envelope E2. */
export function faultList(status: number, faults: FaultListWire): Response {
  return jsonAnswer(faults, status)
}

/** Envelope E4. */
export function validationError(
  message: string,
  errors: ValidationErrorWire['error']['errors'],
): Response {
  return jsonAnswer({ error: { message, errors } } satisfies ValidationErrorWire, 422)
}

/** Envelope E4 where a session is refused with another status (wire contract §2.1.8). */
export function refusedSession(status: number, field: string, message: string): Response {
  return jsonAnswer(
    {
      error: { message: `${field} ${message}`, errors: [{ field, message }] },
    } satisfies ValidationErrorWire,
    status,
  )
}

/** Envelope E7. */
export function messageAnswer(status: number, message: string): Response {
  return jsonAnswer({ message } satisfies MessageWire, status)
}

/** An HTML page. `headers` may replace the defaults. */
export function htmlAnswer(
  html: string,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      ...noStore,
      'content-type': 'text/html; charset=utf-8',
      // One inline style sheet, and our own images. Forms may redirect to any site, which is their purpose.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

/** Sends the browser on with GET, as after a form. */
export function seeOther(location: string, status: 302 | 303 = 303): Response {
  return new Response(null, { status, headers: { ...noStore, location } })
}
