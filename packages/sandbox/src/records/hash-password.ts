import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const keyLength = 32
/** About 30 ms on a small machine: slow for a thief, quick enough for a test. */
const cost = { N: 16_384, r: 8, p: 1 }

/** Hashes a password as `scrypt$salt$hash`. The salt may be given, so that a seed is the same twice. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  const hash = scryptSync(password.normalize('NFKC'), salt, keyLength, cost)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Whether the password is the one that was hashed; false for a hash that cannot be read. */
export function isPassword(password: string, hashed: string): boolean {
  const [scheme, salt = '', expected = ''] = hashed.split('$')
  const wanted = Buffer.from(expected, 'base64url')
  if (scheme !== 'scrypt' || wanted.length !== keyLength) return false
  const actual = scryptSync(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    keyLength,
    cost,
  )
  return timingSafeEqual(actual, wanted)
}
