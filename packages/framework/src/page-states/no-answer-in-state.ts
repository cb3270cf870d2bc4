import { isNoResponseError, NoResponseError } from '@milepost/platform'

/** The reason of an error that a state makes up: the platform itself works. */
class StateReason extends Error {
  override readonly name = 'StateReason' as const
}

/**
 * The error of a platform that is down in the state that a page is shown in.
 *
 * @param path - what was asked
 */
export function noAnswerInState(path: string): NoResponseError {
  return new NoResponseError({ method: 'GET', path }, new StateReason('It is down in this state.'))
}

/** Tells such an error: it is nothing that anybody has to look at. */
export function isNoAnswerInState(error: unknown): boolean {
  return isNoResponseError(error) && error.cause instanceof StateReason
}
