/** Somebody who listens to a stream. */
export interface StreamListener {
  /** What is sent, as the body of an answer. */
  readonly body: ReadableStream<Uint8Array>
  /** Sends a text. Where the last one is not taken yet, this one takes its place. */
  readonly send: (text: string) => void
  /** Sends a comment, so that the connection stays. Ends a stream whose listener takes nothing. */
  readonly beat: () => void
  /** Ends the stream; the listener may come back. */
  readonly end: () => void
}

/** A listener who has not taken what was sent for so many beats is let go. */
const mostUntaken = 3

const encoder = new TextEncoder()

/**
 * Creates the stream of one listener. It keeps one text at most, so that a slow listener takes no memory.
 *
 * @param onLeft - called once when the stream has ended, by the listener or by us
 */
export function createStreamListener(onLeft: () => void): StreamListener {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let waiting: string | undefined
  let isAsked = false
  let untaken = 0
  let hasLeft = false

  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own
      },
      pull() {
        isAsked = true
        if (waiting !== undefined) give(waiting)
      },
      cancel: leave,
    },
    // Nothing is kept ready: only what somebody waits for is given.
    { highWaterMark: 0 },
  )

  function give(text: string): void {
    waiting = undefined
    isAsked = false
    untaken = 0
    controller?.enqueue(encoder.encode(text))
  }

  function leave(): void {
    if (hasLeft) return
    hasLeft = true
    waiting = undefined
    onLeft()
  }

  function send(text: string): void {
    if (hasLeft) return
    if (isAsked) give(text)
    else waiting = text
  }

  function end(): void {
    if (hasLeft) return
    const last = waiting
    leave()
    if (last !== undefined) controller?.enqueue(encoder.encode(last))
    controller?.close()
  }

  return {
    body,
    send,
    beat() {
      if (hasLeft) return
      if (isAsked) return give(':\n\n')
      untaken += 1
      waiting ??= ':\n\n'
      if (untaken < mostUntaken) return
      leave()
      controller?.error(new Error('The listener took nothing.'))
    },
    end,
  }
}
