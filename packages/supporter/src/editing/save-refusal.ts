import type { Refusal } from '@milepost/forms'
import {
  isHttpError,
  isMissingArgumentError,
  getErrorMessage,
  isResponseLost,
} from '@milepost/platform'

type Words = Readonly<
  Record<'lostAnswer' | 'saveLimited' | 'saveDown' | 'saveSignedOut' | 'saveForbidden', string>
>

/**
 * Returns the form errors of a rejected change, next to the field that the platform's message mentions, or for the whole form.
 *
 * @param fields - names of the form's fields, by the platform's names
 */
export function saveRefusal(
  error: unknown,
  words: Words,
  fields: Readonly<Record<string, string>> = {},
): Refusal {
  if (isResponseLost(error)) return { formErrors: [words.lostAnswer] }
  if (!isHttpError(error)) {
    return {
      formErrors: [isMissingArgumentError(error) ? words.saveSignedOut : getErrorMessage(error)],
    }
  }
  if (error.status === 401) return { formErrors: [words.saveSignedOut] }
  if (error.status === 403) return { formErrors: [words.saveForbidden] }
  if (error.status === 429) return { formErrors: [words.saveLimited] }
  if (error.status >= 500) return { formErrors: [words.saveDown] }
  const said = getErrorMessage(error)
  const field = Object.entries(fields).find(([name]) =>
    said.toLowerCase().includes(name.toLowerCase()),
  )?.[1]
  return field === undefined ? { formErrors: [said] } : { errors: { [field]: said } }
}
