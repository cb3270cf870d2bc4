import { isOffline } from '@milepost/supporter'
import { data, isRouteErrorResponse } from 'react-router'
import { formField, type PageFormAnswer } from './form-answer.ts'

/**
 * Sends a form of a page; where no answer comes, the page stays as it is, with what was typed, and says so. Routes
 * export it as their `clientAction`: without it, a lost connection would put an error in the page's place.
 *
 * @throws what the server says of the form, such as where it leads or that the page is gone
 */
export async function submitOrKeepTyped({
  request,
  serverAction,
}: {
  request: Request
  serverAction: () => Promise<PageFormAnswer | undefined>
}) {
  const sent = request.clone()
  const wasOffline = isOffline()
  try {
    const answer = await serverAction()
    const isRefused =
      answer?.refused !== undefined || (answer?.message?.status ?? 'sent') !== 'sent'
    // A refusal changes nothing: nothing is read again.
    return data(answer, { status: isRefused ? 422 : 200 })
  } catch (error) {
    const text = refusalText(error)
    if (text === undefined && !isUnanswered(error)) throw error
    const form = (await sent.formData()).get(formField)
    return data<PageFormAnswer>(
      { lost: { form: typeof form === 'string' ? form : '', text, wasOffline } },
      { status: 503 },
    )
  }
}

/** Whether an error is no word of the site's own: no connection, or a server in between that is in trouble. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  return !isRouteErrorResponse(error) || error.status >= 500
}

/** What the server says of a form that it did not let in, such as one that is too large. */
function refusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return undefined
  try {
    const { text } = JSON.parse(error.data) as { text?: unknown }
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
