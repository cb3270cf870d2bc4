import { brotliOf, type CompressedBody } from '../http/compress.ts'

/** Maximum queue length. Popular texts will be queued again. */
const mostWaiting = 32
const smallest = 11

/**
 * Recompresses cached texts at the highest level, one at a time and after they were first served: that takes a hundred
 * times as long as a lower level, and saves a phone a round trip.
 *
 * @returns a function to call on each use of a text; the first call queues it
 */
export function createRecompressor(): (body: CompressedBody) => Promise<void> | undefined {
  const known = new WeakSet<CompressedBody>()
  let waiting = 0
  let turn = Promise.resolve()

  async function recompress(body: CompressedBody): Promise<void> {
    try {
      body.br = await brotliOf(body.identity, smallest)
    } catch {
      // Keep the existing compression.
    } finally {
      waiting -= 1
    }
  }

  return (body) => {
    if (waiting >= mostWaiting || known.has(body)) return undefined
    known.add(body)
    waiting += 1
    turn = turn.then(() => recompress(body))
    return turn
  }
}
