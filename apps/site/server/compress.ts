import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** One body in every encoding a client may ask for. */
export interface CompressedBody {
  identity: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

/**
 * Compresses a text once, for everyone who asks for it later.
 *
 * @param quality - brotli's, 0 to 11: small for what is made while somebody waits
 */
export async function compress(text: string | Uint8Array, quality = 5): Promise<CompressedBody> {
  const identity = new Uint8Array(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipped(identity),
  ])
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

/** Chooses the encoding from the `Accept-Encoding` header. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
