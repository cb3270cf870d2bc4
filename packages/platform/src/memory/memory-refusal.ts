import { HttpError } from '../errors/http-error.ts'

/**
 * A refusal of a platform in memory, as the default platform answers it: an `HttpError` with the same status.
 *
 * @param call - that refuses, such as `fetchPage`
 * @param message - for the person; found by `messageOfError`
 */
export function memoryRefusal(status: number, call: string, message: string): HttpError {
  const data = { error: { message, desc: message } }
  return new HttpError({ status, data, headers: {} }, { method: 'MEMORY', path: `/${call}` })
}
