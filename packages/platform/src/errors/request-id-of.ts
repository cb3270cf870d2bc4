const names = ['x-request-id', 'x-correlation-id']

/**
 * What the server calls a request, by which its people find it.
 *
 * @param headers - of the answer, names in lower case
 */
export function requestIdOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const id = names.map((name) => headers[name]).find(Boolean)
  return typeof id === 'string' ? id : undefined
}
