import { expect, it } from 'vitest'
import { decodeBase64 } from './decode-base64.ts'

it.each([
  ['', []],
  ['AAEC', [0, 1, 2]],
  ['/+8=', [255, 239]],
  ['/w==', [255]],
])('decodes %j', (text, bytes) => expect(decodeBase64(text)).toEqual(new Uint8Array(bytes)))

it.each(['A', 'AAEC=', '=AEC', 'A===', 'AA=C', 'AA C', 'AA-_', 'AAEC\n'])(
  'decodes nothing from %j',
  (text) => expect(decodeBase64(text)).toBeUndefined(),
)
