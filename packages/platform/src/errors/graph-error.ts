import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

/** The graph answered with errors, whose first is the message (Spec §7), or without any data. */
export class GraphError extends PlatformError {
  override readonly name = 'GraphError' as const
  /** The messages in the order in which the graph gave them. */
  declare readonly messages: readonly string[]
  declare readonly request: RequestFacts
  /** Whether a write was sent that the answer says nothing about: it may have been kept. Read back. */
  declare readonly mayBeWritten: boolean
  /** The id that the server gives the request, where it gives one. */
  declare readonly requestId: string | undefined

  constructor(
    messages: readonly string[],
    request: RequestFacts,
    {
      mayBeWritten = false,
      requestId,
    }: { mayBeWritten?: boolean; requestId?: string | undefined } = {},
  ) {
    super(messages[0])
    this.messages = messages
    this.request = request
    this.mayBeWritten = mayBeWritten
    this.requestId = requestId
  }
}

/** Tells an error that the graph itself reported. */
export function isGraphError(error: unknown): error is GraphError {
  return isPlatformError(error, 'GraphError')
}
