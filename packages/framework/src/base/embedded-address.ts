/** A tag ends where the next one begins, so that markup is read once however it is broken. */
const frames = /<iframe\b[^<>]*/gi
const source = /[\s"'/]src\s*=\s*(?:"([^"]*)"|'([^']*)')/i

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
  const sources = [...html.matchAll(frames)].map(([tag]) => source.exec(tag))
  const [, quoted, singly] = sources.find((found) => found !== null) ?? []
  const decoded = (quoted ?? singly ?? '').replaceAll('&amp;', '&')
  return decoded.startsWith('//') ? `https:${decoded}` : decoded || address
}
