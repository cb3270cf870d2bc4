import { createTotalEvents } from '@milepost/framework/src/total-events/create-total-events.ts'
import type { TotalJson } from '@milepost/framework/src/totals/total-json.ts'

/**
 * What the stream of a total tells a listener first, as the server sends it.
 *
 * @returns undefined where there is nothing to listen to
 */
export async function firstEvent(
  look: () => Promise<TotalJson | undefined>,
): Promise<TotalJson | undefined> {
  const ending = new AbortController()
  const { listen } = createTotalEvents({
    now: () => 0,
    ending: ending.signal,
    onProblem(error) {
      throw error
    },
  })
  try {
    const answer = await listen({
      key: 'total',
      look: async () => ({ json: await look(), reads: new Map() }) as never,
      address: undefined,
      lastEventId: undefined,
    })
    if (!('body' in answer)) return undefined
    const reader = answer.body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, { stream: true })
      const data = /^data: (.*)\n\n/m.exec(text)?.[1]
      if (data !== undefined) return JSON.parse(data) as TotalJson
    }
    return undefined
  } finally {
    ending.abort()
  }
}
