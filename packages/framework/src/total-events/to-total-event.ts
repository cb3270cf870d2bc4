import { createHash } from 'node:crypto'

/** The part of a total's JSON that events need. */
export interface TimedJson {
  /** When it was true, ISO 8601 in UTC. */
  asOf: string
  /** The source cannot be reached just now, and this is what it said last. */
  lastGood: boolean
}

/** One event of a stream. */
export interface TotalEvent {
  /** The same for the same state, in every process: a server that was started anew knows what a listener has. */
  readonly id: string
  /** The text of the server-sent event. */
  readonly text: string
}

/** Writes a total as a server-sent event. Its id tells the state: all that the JSON says, but when its figures were true. */
export function toTotalEvent(json: TimedJson): TotalEvent {
  const id = createHash('sha256')
    .update(JSON.stringify(json, (key, value: unknown) => (key === 'asOf' ? undefined : value)))
    .digest('base64url')
    .slice(0, 22)
  return { id, text: `id: ${id}\nevent: total\ndata: ${JSON.stringify(json)}\n\n` }
}
