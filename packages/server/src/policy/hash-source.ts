import { createHash } from 'node:crypto'

/** Returns the CSP source that allows this inline script or style. */
export function hashSource(text: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
