import type { PageSlice } from '@milepost/content'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { formField, type MessageAnswer } from './message-field.ts'
import { readMessage } from './read-message.ts'
import { messageEndpointUrl, sendMessage } from './send-message.ts'
import { formId } from './form-id.ts'

export interface AnswerMessageOptions {
  slices: readonly PageSlice[]
  messages: SiteMessages
  site: string
  formsOrigin: string
  fetch: typeof globalThis.fetch
  /** Counts a message of a form: the seconds to wait when there were too many. */
  limit?: ((form: string) => Promise<number | undefined>) | undefined
}

/**
 * Takes a form of a page: checks it against its document, and sends it on. A machine that filled in
 * the hidden field is told the same as a person, and nothing is sent.
 *
 * @returns undefined when the page has no such form
 */
export async function answerMessage(
  form: FormData,
  { slices, messages, site, formsOrigin, fetch, limit }: AnswerMessageOptions,
): Promise<MessageAnswer | undefined> {
  const id = form.get(formField)
  const slice = slices.find((candidate) => candidate.type === 'form' && formId(candidate) === id)
  if (slice?.type !== 'form' || typeof id !== 'string') return undefined
  const { values, errors, isTrapped } = readMessage(form, slice.items, messages)
  if (isTrapped) return { form: id, status: 'sent' }
  if (Object.keys(errors).length > 0) return { form: id, status: 'invalid', values, errors }
  const retryAfterS = await limit?.(id)
  if (retryAfterS !== undefined) {
    const limited = { text: messages.contactForm.limited, retryAfterS }
    return { form: id, status: 'failed', values, errors: {}, limited }
  }
  const address = messageEndpointUrl({ endpoint: slice.primary.endpoint, formsOrigin })
  const isSent =
    address !== undefined && (await sendMessage(fetch, address, { site, form: id, fields: values }))
  return isSent ? { form: id, status: 'sent' } : { form: id, status: 'failed', values, errors: {} }
}
