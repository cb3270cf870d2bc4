/** Envelope E1 of the REST API. */
export interface ErrorMessageWire {
  errorMessage: string
}

/** Envelope E2 of the REST API: a list of faults. */
export type FaultListWire = { id: string; desc: string }[]

/** Envelope E3 of page creation. */
export interface FaultWire {
  error: { id: string; desc: string; message?: string }
}

/** Envelope E4 of the services API's validation (422). */
export interface ValidationErrorWire {
  error: { message: string; errors: { field: string; message: string }[] }
}

/** Envelope E5 of register. */
export interface RegisterErrorWire {
  Errors: { ErrorMessage: string }[]
}

/** How the graph reports errors: an answer with status 200 that has `errors` (envelope E6 of the wire contract). */
export interface GraphErrorsWire {
  data: null
  errors: { message: string; path?: (string | number)[] }[]
}

/** Envelope E7 of the services API. */
export interface MessageWire {
  message: string
}

/** Envelope E8 of token validation. */
export interface TokenErrorWire {
  Message: string
}
