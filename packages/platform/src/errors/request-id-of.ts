/**
 * What the server calls a request, by which its people find it.
 *
 * @param headers - of the answer, names in lower case
 */
export function requestIdOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const id = headers['x-request-id'] || headers['x-correlation-id']
  return typeof id === 'string' ? id : undefined
}
