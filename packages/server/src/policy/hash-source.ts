import { createHash } from 'node:crypto'

/** Returns the CSP source that allows this inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}
