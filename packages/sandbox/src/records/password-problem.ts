const commonWords = ['password', 'qwerty', 'letmein', '12345678']

/** Returns the platform's message about an invalid password (wire contract §1.7); undefined if it is valid. */
export function passwordProblem(
  password: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): string | undefined {
  if (password.length < 8) return 'Password must have at least 8 characters.'
  const lower = password.toLowerCase()
  const contains = (text: string) => text.length > 2 && lower.includes(text.toLowerCase())
  if (contains(email) || contains(email.split('@', 1)[0] ?? '')) {
    return 'Password must not contain your email address.'
  }
  if (contains(firstName) || contains(lastName)) return 'Password must not contain your name.'
  if (commonWords.some(contains)) return 'Password must not contain a common word.'
  return undefined
}
