import {
  ConflictError,
  ForbiddenError,
  InvalidPayloadError,
  NotFoundError,
  PrismicError,
  UnauthorizedError,
} from '@prismicio/custom-types-client'
import { CommandError } from '../command/command-errors.ts'

const meanwhile = 'Somebody else changed the repository meanwhile. Run the command again.'
const known = [
  [UnauthorizedError, 'Check CONTENT_WRITE_TOKEN and the name of the repository.'],
  [ForbiddenError, 'Check CONTENT_WRITE_TOKEN and the name of the repository.'],
  [InvalidPayloadError, 'Mend the model: "milepost models check" may name more.'],
  [ConflictError, meanwhile],
  [NotFoundError, meanwhile],
] as const

/** Errors of `fetch` on timeouts, and of the client on unknown responses. */
const foreign = [TypeError, DOMException, SyntaxError, PrismicError]

/**
 * Runs an operation on the CMS's models.
 *
 * @param what - the operation's subject for the message, such as `slices/quote`
 * @throws CommandError instead of the client's errors
 */
export async function explainModelErrors<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const refusal = known.find(([type]) => cause instanceof type)
    const said = cause instanceof Error ? cause.message : String(cause)
    if (refusal !== undefined) {
      throw new CommandError(`${what}: the content service refused it: ${said}`, refusal[1], {
        cause,
      })
    }
    if (cause instanceof Error && foreign.some((type) => cause instanceof type)) {
      throw new CommandError(
        `${what}: the content service did not answer as it should: ${said}`,
        'Check CONTENT_MODELS_ENDPOINT and the network, and run the command again.',
        { cause },
      )
    }
    throw cause
  }
}
