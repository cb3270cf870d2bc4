import type { Refusal } from '@milepost/forms'
import {
  getErrorMessage,
  isHttpError,
  isMissingArgumentError,
  isPlatformError,
  isResponseLost,
} from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

type SaveErrorMessages = Readonly<
  Record<'lostAnswer' | 'saveLimited' | 'saveDown' | 'saveSignedOut' | 'saveForbidden', string>
>

/**
 * Returns the form errors of a rejected change, next to the field that the platform's message mentions, or for the whole form.
 *
 * @param fields - names of the form's fields, by the platform's names
 */
export function toSaveErrors(
  error: unknown,
  messages: SaveErrorMessages,
  fields: Readonly<Record<string, string>> = {},
): Refusal {
  if (isResponseLost(error)) return { formErrors: [messages.lostAnswer] }
  if (!isHttpError(error)) {
    return {
      formErrors: [isMissingArgumentError(error) ? messages.saveSignedOut : getErrorMessage(error)],
    }
  }
  if (error.status === 401) return { formErrors: [messages.saveSignedOut] }
  if (error.status === 403) return { formErrors: [messages.saveForbidden] }
  if (error.status === 429) return { formErrors: [messages.saveLimited] }
  if (error.status >= 500) return { formErrors: [messages.saveDown] }
  const said = getErrorMessage(error)
  const field = Object.entries(fields).find(([name]) =>
    said.toLowerCase().includes(name.toLowerCase()),
  )?.[1]
  return field === undefined ? { formErrors: [said] } : { errors: { [field]: said } }
}

/**
 * Whether a page is cancelled although the request failed: its response may have been lost, or another tab may have been
 * faster.
 */
export async function isCancelledDespiteError(
  error: unknown,
  platform: PlatformAdapter,
  slug: string,
): Promise<boolean> {
  const mayBe =
    isResponseLost(error) || (isHttpError(error) && [400, 404, 410].includes(error.status))
  if (!mayBe) return false
  try {
    return !(await platform.pages.fetchPage({ slug })).active
  } catch (second) {
    if (!isPlatformError(second)) throw second
    return isHttpError(second, 404) || isHttpError(second, 410)
  }
}

/** Whether the platform shows a page as cancelled. False if the page cannot be read, because new pages appear with a delay. */
export async function isPageCancelled(platform: PlatformAdapter, slug: string): Promise<boolean> {
  try {
    return !(await platform.pages.fetchPage({ slug })).active
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return false
  }
}
