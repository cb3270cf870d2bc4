import { randomBytes, randomUUID } from 'node:crypto'

/** Source of unguessable values. Tests pass a deterministic one. */
export interface RandomSource {
  uuid(): string
  /** Returns random bytes as base64url. 32 bytes are 43 characters. */
  token(bytes: number): string
}

/** Cryptographically secure source of the operating system. */
export const systemRandom: RandomSource = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
}
