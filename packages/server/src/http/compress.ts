import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const encoder = new TextEncoder()

export type Encoding = 'br' | 'gzip' | 'identity'

/** Response body in every supported encoding. */
export interface CompressedBody {
  identity: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

/**
 * Compresses a body with every encoding, for a cache that serves it many times.
 *
 * @param quality - Brotli quality, 0 to 11
 */
export async function compress(text: string | Uint8Array, quality = 5): Promise<CompressedBody> {
  const identity = toBytes(text)
  const [br, gz] = await Promise.all([compressBrotli(identity, quality), gzipAsync(identity)])
  return { identity, br, gzip: new Uint8Array(gz) }
}

/** Compresses the body of a single response with one encoding, favouring speed over size. */
export async function compressWith(
  encoding: Encoding,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? compressBrotli(bytes, 4) : new Uint8Array(await gzipAsync(bytes))
}

function toBytes(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof text === 'string' ? encoder.encode(text) : new Uint8Array(text)
}

/**
 * Compresses bytes with Brotli in a background thread.
 *
 * @param quality - 0 to 11
 */
export async function compressBrotli(
  bytes: Uint8Array,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // The window dominates the encoder's memory, so it is only as large as the text needs.
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      22,
      Math.max(16, Math.ceil(Math.log2(bytes.length + 1))),
    ),
  }
  return new Uint8Array(await brotliAsync(bytes, { params }))
}
