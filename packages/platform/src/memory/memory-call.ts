import { emptyIfMissing } from '../request/empty-if-missing.ts'

/**
 * A call of a platform in memory. It answers later, as a call over a network does, and rejects with the reason of a
 * signal that is aborted before its answer.
 *
 * @param answer - gets what was given; null counts as not given
 */
export function memoryCall<Inputs extends { signal?: AbortSignal | undefined }, Answer>(
  answer: (inputs: Inputs) => Answer,
): (inputs?: Inputs) => Promise<Answer> {
  return async (given) => {
    const inputs = emptyIfMissing(given as Inputs)
    const { signal } = inputs
    signal?.throwIfAborted()
    // A turn for whoever aborts it, before anything is stored.
    await Promise.resolve()
    signal?.throwIfAborted()
    return answer(inputs)
  }
}
