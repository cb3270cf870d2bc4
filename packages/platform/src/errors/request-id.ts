/**
 * Returns the server's ID of a request.
 *
 * @param headers - of the response, names in lower case
 */
export function getRequestId(headers: Readonly<Record<string, unknown>>): string | undefined {
  const id = headers['x-request-id'] || headers['x-correlation-id']
  return typeof id === 'string' ? id : undefined
}
