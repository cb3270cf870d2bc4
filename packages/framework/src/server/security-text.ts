const dayMs = 86_400_000

/**
 * What `/.well-known/security.txt` says: whom to tell of a weakness (RFC 9116).
 *
 * @param contact - a `mailto:` or `https:` address
 * @param nowMs - milliseconds since 1970: what it says is good for a year from that day
 */
export function securityText(contact: string, origin: string, nowMs: number): string {
  const expires = new Date(Math.floor(nowMs / dayMs) * dayMs + 365 * dayMs)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
