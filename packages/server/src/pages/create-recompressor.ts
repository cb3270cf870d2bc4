import { compressBrotli, type CompressedBody } from '../http/compress.ts'

/** Maximum queue length. A dropped body is queued on its next use. */
const maxQueueLength = 32
const smallest = 11

/**
 * Creates a function that recompresses cached bodies at the highest Brotli level, one at a time in the background. This takes a
 * hundred times as long as the initial level, but saves phones a round trip.
 *
 * @returns a function to call on each use of a body. The first call queues it, and returns a promise of the work
 */
export function createRecompressor(): (body: CompressedBody) => Promise<void> | undefined {
  const known = new WeakSet<CompressedBody>()
  let waiting = 0
  let turn = Promise.resolve()

  async function recompress(body: CompressedBody): Promise<void> {
    try {
      body.br = await compressBrotli(body.identity, smallest)
    } catch {
      // Keep the existing compression.
    } finally {
      waiting -= 1
    }
  }

  return (body) => {
    if (waiting >= maxQueueLength || known.has(body)) return undefined
    known.add(body)
    waiting += 1
    turn = turn.then(() => recompress(body))
    return turn
  }
}
