import { isOffline } from '@milepost/supporter'
import { data, isRouteErrorResponse } from 'react-router'
import { formField, type PageFormAnswer } from './form-answer.ts'

/**
 * Submits a form of a page. If no response arrives, the page keeps the input and shows a message. Routes export it as
 * their `clientAction`. Without it, a lost connection would replace the page with an error.
 *
 * @throws redirects and error responses of the server
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

/** Whether an error did not come from the site: no connection, or a gateway error. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  return !isRouteErrorResponse(error) || error.status >= 500
}

/** Returns the server's message for a rejected form, such as one that is too large. */
function refusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return undefined
  try {
    const { text } = JSON.parse(error.data) as { text?: unknown }
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
