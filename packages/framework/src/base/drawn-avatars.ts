/** Host of the media that the server fetches from avatar generators. No such host exists on the network. */
export const avatarHost = 'avatars.invalid'

/**
 * Path of the drawn avatar of a person on the site's own origin. It carries a hash instead of the name: 32 bits, which
 * many names share, so that neither a generator nor a log can tell the name from it.
 *
 * @param options.site - salt, such as the site's origin, so that a person's avatars differ between sites
 */
export function avatarPath(name: string, { style, site }: { style: string; site: string }): string {
  // FNV-1a, mixed once more: the same in browsers and on the server, without waiting.
  let hash = 0x811c9dc5
  for (const character of `${site} ${name.trim().toLowerCase()}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  const seed = (Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0).toString(36)
  return `/media/https/${avatarHost}/${style}/${seed}`
}
