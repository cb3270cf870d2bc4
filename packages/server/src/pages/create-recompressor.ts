import { brotliOf, type CompressedBody } from '../http/compress.ts'

/** More waiting texts than this are not worth their turn: the ones asked for most come again. */
const mostWaiting = 32
const smallest = 11

/**
 * Makes kept texts as small as they get, one at a time and after they were first given out: that takes a
 * hundred times as long as making them rather small, and saves a phone a round trip.
 *
 * @returns what is to be told of each use of a text; the first one queues it
 */
export function createRecompressor(): (body: CompressedBody) => Promise<void> | undefined {
  const known = new WeakSet<CompressedBody>()
  let waiting = 0
  let turn = Promise.resolve()

  async function recompress(body: CompressedBody): Promise<void> {
    try {
      body.br = await brotliOf(body.identity, smallest)
    } catch {
      // What there is will do.
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
