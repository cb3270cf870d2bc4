import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

/** The graph answered with errors; the message is the first one's (Spec §7). */
export class GraphError extends PlatformError {
  override readonly name = 'GraphError' as const
  /** The messages in the order in which the graph gave them. */
  declare readonly messages: readonly string[]
  declare readonly request: RequestFacts

  constructor(messages: readonly string[], request: RequestFacts) {
    super(messages[0])
    this.messages = messages
    this.request = request
  }
}

/** Tells an error that the graph itself reported. */
export function isGraphError(error: unknown): error is GraphError {
  return isPlatformError(error, 'GraphError')
}
