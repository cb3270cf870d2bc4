import {
  ConflictError,
  ForbiddenError,
  InvalidPayloadError,
  NotFoundError,
  PrismicError,
  UnauthorizedError,
} from '@prismicio/custom-types-client'
import { CommandError } from '../command/command-errors.ts'

const repositoryChangedHint = 'The repository was changed in the meantime. Run the command again.'
const nextStepByError = [
  [UnauthorizedError, 'Check CONTENT_WRITE_TOKEN and the name of the repository.'],
  [ForbiddenError, 'Check CONTENT_WRITE_TOKEN and the name of the repository.'],
  [InvalidPayloadError, 'Fix the model: "milepost models check" may report the reason.'],
  [ConflictError, repositoryChangedHint],
  [NotFoundError, repositoryChangedHint],
] as const

/** Errors that `fetch` throws on network failures and timeouts, and the client on unexpected responses. */
const transportErrors = [TypeError, DOMException, SyntaxError, PrismicError]

/**
 * Runs an operation on the CMS's models, and translates the client's errors.
 *
 * @param what - subject of the operation for the message, such as `slices/quote`
 * @throws {CommandError} if the CMS rejects the request, or does not respond as expected
 */
export async function explainModelErrors<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const refusal = nextStepByError.find(([type]) => cause instanceof type)
    const detail = cause instanceof Error ? cause.message : String(cause)
    if (refusal !== undefined) {
      throw new CommandError(`${what}: the CMS rejected the request: ${detail}`, refusal[1], {
        cause,
      })
    }
    if (cause instanceof Error && transportErrors.some((type) => cause instanceof type)) {
      throw new CommandError(
        `${what}: no valid response from the CMS: ${detail}`,
        'Check CONTENT_MODELS_ENDPOINT and the network, and run the command again.',
        { cause },
      )
    }
    throw cause
  }
}
