import { get, type ClientRequest, type IncomingMessage } from 'node:http'

/** What one listener has heard. */
export interface HeardEvents {
  /** When the newest event came, by `performance.now()`. */
  heardMs: number
  raisedMinor: number
  events: number
  /** How often it had to begin anew. */
  returns: number
  readonly leave: () => void
}

/**
 * Listens to a stream of totals as a browser's `EventSource` does: it comes back after the time that it was told, with
 * the id that it had last.
 */
export function hearEvents(address: string): HeardEvents {
  let request: ClientRequest | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId: string | undefined
  let returnMs = 3000
  let rest = ''
  const hearing: HeardEvents = {
    heardMs: 0,
    raisedMinor: Number.NaN,
    events: 0,
    returns: 0,
    leave() {
      hasLeft = true
      clearTimeout(timer)
      request?.destroy()
    },
  }
  let hasLeft = false

  function begin(): void {
    const headers = lastId === undefined ? {} : { 'last-event-id': lastId }
    request = get(address, { headers, agent: false })
    request.once('response', (response: IncomingMessage) => {
      rest = ''
      response.setEncoding('utf8')
      response.on('data', take)
      response.once('close', comeBack)
    })
    request.once('error', comeBack)
  }

  function take(chunk: string): void {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      returnMs = Number(/^retry: (\d+)$/m.exec(block)?.[1] ?? returnMs)
      const data = /^data: (.+)$/m.exec(block)?.[1]
      if (data === undefined) continue
      lastId = /^id: (.+)$/m.exec(block)?.[1]
      hearing.heardMs = performance.now()
      hearing.events += 1
      hearing.raisedMinor = (JSON.parse(data) as { raisedMinor: number }).raisedMinor
    }
  }

  function comeBack(): void {
    if (hasLeft || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      hearing.returns += 1
      begin()
    }, returnMs)
  }

  begin()
  return hearing
}
