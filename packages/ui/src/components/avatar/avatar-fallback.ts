import { avatarInitials, avatarSizePx } from '../../theme/kit.ts'

/**
 * Where a picture is drawn for somebody who has none, by style. `{name}` is the person's name,
 * `{size}` the side in px, `{length}` the most initials (Spec §7, §9).
 */
export const avatarGenerators: Readonly<Record<string, string>> = {
  initials: 'https://ui-avatars.com/api/?name={name}&size={size}&length={length}&format=svg',
  shapes: 'https://api.dicebear.com/9.x/shapes/svg?seed={name}&size={size}',
  faces: 'https://api.dicebear.com/9.x/notionists-neutral/svg?seed={name}&size={size}',
  robots: 'https://robohash.org/{name}.png?size={size}x{size}&bgset=bg1',
}

const longest = 100

/**
 * The address of a drawn picture for a person. It belongs to somebody else: give it to the browser
 * after consent alone, or fetch it on the server and serve it from there.
 *
 * @param name - what the picture is made of; the same name gives the same picture
 * @param style - a style of `generators`
 * @param generators - style to address; the usual ones unless given
 * @returns undefined for a name without letters or a style there is no generator for
 */
export function avatarAddress(
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
    length: String(avatarInitials),
  }
  return generator.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

/** Half a character, as left over by cutting, cannot be in an address. */
function wellFormed(text: string): string {
  return text.slice(0, longest).replaceAll(/\p{Surrogate}/gu, '')
}

/**
 * The initials of a name: its first letters, at most three (Spec §9), in capitals.
 *
 * @returns an empty string for a name without letters or figures
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  const first = words.length <= avatarInitials ? words : [...words.slice(0, 2), ...words.slice(-1)]
  // The locale is fixed, or a Turkish i would differ between server and browser.
  return first.map((word) => (/^./u.exec(word)?.[0] ?? '').toLocaleUpperCase('en')).join('')
}
