import type { RejectedDonation } from '../donate/donate-form.tsx'
import { isOffline } from '@milepost/supporter'
import { data, isRouteErrorResponse, useNavigation } from 'react-router'
import { useEffect, useState } from 'react'

/** Field of an editor-defined form. */
export interface FormFieldView {
  name: string
  label: string
  type: 'text' | 'textarea' | 'select' | 'checkbox' | 'number' | 'date' | 'email' | 'phone'
  required: boolean
  /** Options of a `select`. */
  options: readonly string[]
  help: string
}

/** Result of submitting an editor-defined form. */
export type FormResponse = { form: string } & (
  | { status: 'sent' }
  | {
      status: 'invalid' | 'failed'
      /** Submitted values by name, to refill the form. */
      values: Readonly<Record<string, string>>
      /** Error messages by field name. */
      errors: Readonly<Record<string, string>>
      /** Rate limit error, and the delay until the next attempt is allowed. */
      limited?: { text: string; retryAfterS: number } | undefined
    }
)

/** Name of the hidden field that contains the form's ID. */
export const formIdField = 'milepost-form'
/** Name of the honeypot field. It is hidden, so only bots fill it in. */
export const honeypotField = 'milepost-website'

/** Form that the server rejected, or for which there was no response. */
interface FailedForm {
  form: string
  text?: string | undefined
  /** Whether the browser was offline, so that nothing was sent. */
  wasOffline?: boolean | undefined
}

/** Result of submitting any form of a page. */
export interface PageFormResponse {
  refused?: RejectedDonation | undefined
  message?: FormResponse | undefined
  /** Prefix of the document title after an error, such as `Error: `. */
  titlePrefix?: string | undefined
  /** Form whose submission failed; the id of the donation form is `''`. Without a text, there was no response. */
  lost?: FailedForm | undefined
}

/**
 * Submits a form of a page. If there is no response, the page keeps the input and shows a message, instead of being replaced
 * with an error page. For the `clientAction` export of routes.
 *
 * @throws redirects and error responses of the site
 */
export async function submitOrKeepInput({
  request,
  serverAction,
}: {
  request: Request
  serverAction: () => Promise<PageFormResponse | undefined>
}) {
  const sent = request.clone()
  const wasOffline = isOffline()
  try {
    const answer = await serverAction()
    const isRefused =
      answer?.refused !== undefined || (answer?.message?.status ?? 'sent') !== 'sent'
    // With an error status, React Router does not revalidate. A rejected form changes no data.
    return data(answer, { status: isRefused ? 422 : 200 })
  } catch (error) {
    const text = getRefusalText(error)
    if (text === undefined && !isSiteUnreachable(error)) throw error
    const form = (await sent.formData()).get(formIdField)
    return data<PageFormResponse>(
      { lost: { form: typeof form === 'string' ? form : '', text, wasOffline } },
      { status: 503 },
    )
  }
}

/** Whether an error was caused by a lost connection or a server error. */
function isSiteUnreachable(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  return !isRouteErrorResponse(error) || error.status >= 500
}

/** Returns the site's message for a rejected form, for example one that is too large. */
function getRefusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return undefined
  try {
    const { text } = JSON.parse(error.data) as { text?: unknown }
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a form's response, or its previous one while `isLost`. Forms are remounted for each new response, so the form keeps
 * its input.
 */
export function useLastResponse<Answer>(answer: Answer, isLost: boolean): Answer {
  const [last, setLast] = useState(answer)
  if (!isLost && last !== answer) setLast(answer)
  return isLost ? last : answer
}

/**
 * Returns whether a form is being submitted. If the submission has left the site, for example to the checkout, a return
 * through the back/forward cache resets it.
 */
export function useIsSubmitting(): boolean {
  const navigation = useNavigation()
  const [ended, setEnded] = useState<typeof navigation>()
  useEffect(() => {
    const end = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setEnded(navigation)
    }
    window.addEventListener('pageshow', end)
    return () => window.removeEventListener('pageshow', end)
  }, [navigation])
  return navigation.state === 'submitting' && navigation !== ended
}
