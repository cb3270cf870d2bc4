import { cleanText } from '@milepost/content'
import { asRecord } from '@milepost/supporter/store'
import type { ShareView } from './head-view.ts'
import { parseUrl } from '../../base/parse-url.ts'

const longest = 4000
const longestText = 300

/**
 * Reads the query `shareOptions`: base64 JSON with title, description and image (Spec §2). Whatever
 * cannot be read is ignored: it is logged, and empty options come back (Spec §8).
 *
 * @param encoded - as the query has it; the URL-safe alphabet is read too
 */
export function decodeShareOptions(encoded: string, log: (line: string) => void): ShareView {
  const options = encoded.length > longest ? undefined : decode(encoded)
  if (options === undefined) {
    log('Unable to decode share options')
    return {}
  }
  const title = textOf(options['title'])
  const description = textOf(options['description'])
  const image = imageOf(options['image'])
  return {
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...(image === '' ? {} : { image }),
  }
}

function decode(encoded: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // A plus sign of a query arrives as a space.
    const alphabet = encoded.trim().replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')
    const bytes = Uint8Array.from(atob(alphabet), (character) => character.charCodeAt(0))
    return asRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanText(value.trim().slice(0, longestText)) : ''
}

/** A picture over https, or of this site. */
function imageOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return ''
  if (/^\/(?![/\\])/.test(value)) return value
  return parseUrl(value)?.protocol === 'https:' ? value : ''
}
