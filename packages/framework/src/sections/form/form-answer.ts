import type { RejectedDonation } from '../donate/donate-form.tsx'
import { isOffline } from '@milepost/supporter'
import { data, isRouteErrorResponse, useNavigation } from 'react-router'
import { useEffect, useState } from 'react'

/** A field of an editor's form. */
export interface MessageField {
  name: string
  label: string
  type: 'text' | 'textarea' | 'select' | 'checkbox' | 'number' | 'date' | 'email' | 'phone'
  required: boolean
  /** Options of a `select`. */
  options: readonly string[]
  help: string
}

/** Response to a submitted form. */
export type MessageAnswer = { form: string } & (
  | { status: 'sent' }
  | {
      status: 'invalid' | 'failed'
      /** Submitted values by name, to refill the form. */
      values: Readonly<Record<string, string>>
      /** Error messages by field name. */
      errors: Readonly<Record<string, string>>
      /** Rate limit error, and the delay before the next attempt. */
      limited?: { text: string; retryAfterS: number } | undefined
    }
)

/** Name of the hidden field that contains the form's ID. */
export const formField = 'milepost-form'
/** Honeypot field: people never see it, so only bots fill it in. */
export const honeypotField = 'milepost-website'

/** Form that the server rejected, or for which no response arrived. */
interface FailedForm {
  form: string
  text?: string | undefined
  /** Whether the browser was offline, so that nothing was sent. */
  wasOffline?: boolean | undefined
}

/** Result of submitting one of the page's forms. */
export interface PageFormAnswer {
  refused?: RejectedDonation | undefined
  message?: MessageAnswer | undefined
  /** Prefix of the page title after an error, such as "Error: ". */
  titlePrefix?: string | undefined
  /** The failed form; `''` is the donate form. Without a text, no response arrived. */
  lost?: FailedForm | undefined
}

/**
 * Submits a form of a page. If no response arrives, the page keeps the input and shows a message. Routes export it as
 * their `clientAction`. Without it, a lost connection would replace the page with an error.
 *
 * @throws redirects and error responses of the server
 */
export async function submitOrKeepInput({
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
    // With an error status, React Router does not revalidate. A rejected form changes no data.
    return data(answer, { status: isRefused ? 422 : 200 })
  } catch (error) {
    const text = getRefusalText(error)
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
 * Returns a form's latest response, or the previous one while `isLost`. Forms are remounted for each response, so this keeps
 * their input.
 */
export function useLastResponse<Answer>(answer: Answer, isLost: boolean): Answer {
  const [last, setLast] = useState(answer)
  if (!isLost && last !== answer) setLast(answer)
  return isLost ? last : answer
}

/**
 * Whether a form is being submitted. The router never finishes a submission that leaves the site, for example to the checkout,
 * so a return by the back/forward cache ends it.
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
