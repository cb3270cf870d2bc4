import { maxAvatarInitials, avatarSizePx } from '../../theme/kit.ts'

/**
 * URL templates of avatar services by style. `{name}` is the person's name, `{size}` the width in px, `{length}` the
 * maximum number of initials (Spec §7, §9).
 */
export const avatarGenerators: Readonly<Record<string, string>> = {
  initials: 'https://ui-avatars.com/api/?name={name}&size={size}&length={length}&format=svg',
  shapes: 'https://api.dicebear.com/9.x/shapes/svg?seed={name}&size={size}',
  faces: 'https://api.dicebear.com/9.x/notionists-neutral/svg?seed={name}&size={size}',
  robots: 'https://robohash.org/{name}.png?size={size}x{size}&bgset=bg1',
}

const maxNameLength = 100

/**
 * Returns the URL of a generated avatar. It points to a third party, so let browsers load it only after consent, or
 * fetch it on the server.
 *
 * @param name - the same name always returns the same URL
 * @param style - a key of `generators`
 * @param generators - URL templates by style. @default avatarGenerators
 * @returns undefined for a name without letters or an unknown style
 */
export function avatarUrl(
  name: string,
  style: string,
  generators: Readonly<Record<string, string>> = avatarGenerators,
): string | undefined {
  const generator = Object.hasOwn(generators, style) ? generators[style] : undefined
  const seed = typeof name === 'string' ? wellFormed(name.trim()) : ''
  if (generator === undefined || seed === '') return undefined
  const values: Record<string, string> = {
    name: encodeURIComponent(seed),
    size: String(avatarSizePx),
    length: String(maxAvatarInitials),
  }
  return generator.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

/** Removes lone surrogates, which cannot be encoded in a URL. */
function wellFormed(text: string): string {
  return text.slice(0, maxNameLength).replaceAll(/\p{Surrogate}/gu, '')
}

/**
 * Returns at most three initials of a name (Spec §9), in upper case.
 *
 * @returns an empty string for a name without letters or digits
 */
export function getInitials(name: string): string {
  const messages = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  const first =
    messages.length <= maxAvatarInitials
      ? messages
      : [...messages.slice(0, 2), ...messages.slice(-1)]
  // Fixed locale: otherwise a Turkish i would differ between server and browser.
  return first.map((word) => (/^./u.exec(word)?.[0] ?? '').toLocaleUpperCase('en')).join('')
}
