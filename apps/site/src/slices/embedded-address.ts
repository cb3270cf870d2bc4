/**
 * The address that a provider frames for what was embedded: the frame in its markup, or else the
 * address itself. The markup is searched, never shown.
 */
export function embeddedAddress({
  html = '',
  embed_url: address = '',
}: {
  readonly html?: string
  readonly embed_url?: string
}): string {
  const source = /<iframe\b[^>]{0,2000}?\bsrc\s*=\s*(["'])(.*?)\1/is.exec(html)?.[2] ?? ''
  const decoded = source.replaceAll('&amp;', '&')
  return decoded.startsWith('//') ? `https:${decoded}` : decoded || address
}
