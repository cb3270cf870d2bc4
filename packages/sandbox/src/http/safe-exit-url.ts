/** A return address that may be followed: http or https, with no credentials in it. */
export function safeExitUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.username === '' && url.password === '' ? url : undefined
}
