/** Placeholder host of generated avatars, which the server creates itself. `.invalid` never resolves. */
export const avatarHost = 'avatars.invalid'

/**
 * Returns the same-origin path of a person's generated avatar. It contains a 32-bit hash instead of the name, so neither the
 * generator nor a log can recover the name.
 *
 * @param options.style - avatar style of the generator
 * @param options.site - salt, such as the site's origin, so that a person's avatars differ between sites
 */
export function getAvatarPath(
  name: string,
  { style, site }: { style: string; site: string },
): string {
  // FNV-1a with a final mix: synchronous, and identical in browsers and on the server.
  let hash = 0x811c9dc5
  for (const character of `${site} ${name.trim().toLowerCase()}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  const seed = (Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0).toString(36)
  return `/media/https/${avatarHost}/${style}/${seed}`
}
