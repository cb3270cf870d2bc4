/** Parses a return URL; undefined unless it is HTTP(S) without credentials. */
export function toSafeExitUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.username === '' && url.password === '' ? url : undefined
}
