import { avatarInitials } from '../../theme/kit.ts'

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
