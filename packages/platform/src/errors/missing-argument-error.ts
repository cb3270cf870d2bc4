import { isPlatformError, PlatformError } from './platform-error.ts'

/** A call was made without something it cannot do without (Spec §8). Nothing was sent. */
export class MissingArgumentError extends PlatformError {
  override readonly name = 'MissingArgumentError' as const
  /** The parameter's name, where it is one. */
  declare readonly parameter: string | undefined

  /** A sentence that names the missing argument; undefined if one of several arguments is enough. */
  declare readonly detail: string | undefined

  constructor(parameter?: string, message = 'Required parameter not supplied') {
    super(message)
    this.parameter = parameter
    this.detail = parameter && `The argument '${parameter}' is missing.`
  }
}

/** Tells a call that lacked a parameter. */
export function isMissingArgumentError(error: unknown): error is MissingArgumentError {
  return isPlatformError(error, 'MissingArgumentError')
}
