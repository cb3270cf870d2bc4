import { randomBytes } from 'node:crypto'

/** Without I, L, O and U: people read these ids to each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/**
 * Makes an id for a request: twelve letters and figures, by chance, 60 bits.
 */
export function createRequestId(): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}
