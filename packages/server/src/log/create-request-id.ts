import { randomBytes } from 'node:crypto'

/** Crockford's Base32, without I, L, O and U, because people read request ids out to each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Creates a random request id of twelve characters (60 bits). */
export function createRequestId(): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}
