import { randomBytes, randomUUID } from 'node:crypto'

/** Creates unguessable values. Tests pass a fixed source. */
export interface RandomSource {
  uuid(): string
  /** Unguessable text of the base64url alphabet: 32 bytes give 43 characters. */
  token(bytes: number): string
}

/** The system's cryptographic source. */
export const systemRandom: RandomSource = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
}
