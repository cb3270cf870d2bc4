const longestName = 255

/**
 * A team's name as the platform takes it: word characters of every script, spaces and
 * ' " ! ? £ $ € ¥ . , - up to 255 characters (Spec §5). The platform client cleans what it sends; this
 * shows the captain beforehand.
 */
export function nameAsTaken(typed: string): string {
  const cleaned = typed.replaceAll(/[^\p{L}\p{M}\p{N}_\s'"!?£$€¥.,-]/gu, '').trim()
  return Array.from(cleaned).slice(0, longestName).join('')
}
