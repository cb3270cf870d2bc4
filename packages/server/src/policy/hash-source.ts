import { createHash } from 'node:crypto'

/** The source of a Content-Security-Policy that lets only this inline text run. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}
