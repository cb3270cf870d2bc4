import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from './ask.ts'

/** What an answer says, unpacked. */
export function decodedBody({ headers, body }: Pick<Answer, 'headers' | 'body'>): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}
