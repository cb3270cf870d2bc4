import { cleanText, type PageSlice, toTagSlug } from '@milepost/content'
import { parseUrl } from '../../base/addresses.ts'
import { email, number, phone } from '@milepost/forms/validators'
import { isCalendarDay } from '@milepost/measures'
import { fillCount } from '@milepost/supporter/messages'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { formIdField, type FormResponse, type FormFieldView, honeypotField } from './form-answer.ts'
import { getHomeContent } from '../../services/load-site.ts'
import { loadPageScope, type RequestScope } from '../../frame/request/scopes.ts'
import { getPageUid, readInternalPage } from '../../frame/request/page-placeholders.ts'
import { defineSections } from '../section/define-sections.ts'

/** Returns the id of a form: its anchor, otherwise the names of its fields. */
export function getFormId({ primary, items }: Extract<PageSlice, { type: 'form' }>): string {
  const names = items.map(({ name }) => toTagSlug(name)).join('-')
  return primary.anchor ?? `form-${names}`.slice(0, 60)
}

/** Endpoint to which a form is sent. */
interface MessageEndpoint {
  /** `https:` URL, or path on the forms server. */
  endpoint: string
  /** Origin of the forms server, such as `https://forms.example.org`. */
  formsOrigin: string
}

/** Request body for the endpoint. */
interface ContactMessage {
  site: string
  form: string
  fields: Readonly<Record<string, string>>
}

const timeoutMs = 5000

/**
 * Returns the URL to which a form is sent.
 *
 * @returns undefined if the endpoint is neither an absolute `https:` URL nor a path
 */
export function getMessageEndpointUrl({ endpoint, formsOrigin }: MessageEndpoint): URL | undefined {
  if (endpoint.startsWith('/') && !endpoint.startsWith('//') && !endpoint.startsWith('/\\')) {
    return parseUrl(endpoint, formsOrigin) ?? undefined
  }
  const url = parseUrl(endpoint)
  return url?.protocol === 'https:' ? url : undefined
}

/**
 * Sends a message to its endpoint as JSON, without retries. Does not follow redirects.
 *
 * @returns whether the endpoint accepted the message
 */
async function sendMessage(
  fetch: typeof globalThis.fetch,
  address: URL,
  message: ContactMessage,
): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Values and errors of a submitted form. */
interface ValidatedMessage {
  /** Values of the form's fields, without any other submitted values. */
  values: Readonly<Record<string, string>>
  /** Errors by field name; empty if valid. */
  errors: Readonly<Record<string, string>>
  /** Whether the honeypot field was filled in. */
  isTrapped: boolean
}

const maxLineLength = 500
const maxTextLength = 5000

/** Validates a submitted form against the fields of its slice. */
function validateMessage(
  form: FormData,
  fields: readonly FormFieldView[],
  messages: SiteMessages,
): ValidatedMessage {
  const values: [string, string][] = []
  const errors: [string, string][] = []
  for (const field of fields) {
    const sent = form.get(field.name)
    const value = typeof sent === 'string' ? cleanText(sent).trim() : ''
    // Truncated, but long enough to show the visitor which text is too long.
    values.push([field.name, value.slice(0, 2 * getMaxLength(field))])
    const error = getFieldError(field, value, messages)
    if (error !== undefined) errors.push([field.name, error])
  }
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(errors),
    isTrapped: form.get(honeypotField) !== null && form.get(honeypotField) !== '',
  }
}

function getFieldError(
  { type, required, options }: FormFieldView,
  value: string,
  messages: SiteMessages,
): string | undefined {
  if (value === '') return required ? messages.contactForm.fieldRequired : undefined
  const longest = getMaxLength({ type })
  if (value.length > longest)
    return fillCount(messages.contactForm.fieldTooLong, longest, { language: messages.language })
  switch (type) {
    case 'email':
      return email(messages.contactForm.fieldEmail)(value)
    case 'number':
      return number(messages.contactForm.fieldNumber)(value)
    case 'phone':
      return phone(messages.contactForm.fieldPhone)(value)
    case 'date':
      return isCalendarDay(value) ? undefined : messages.contactForm.fieldDate
    case 'select':
      return options.includes(value) ? undefined : messages.contactForm.fieldOption
    default:
      return undefined
  }
}

function getMaxLength({ type }: Pick<FormFieldView, 'type'>): number {
  return type === 'textarea' ? maxTextLength : maxLineLength
}

/**
 * Handles the submission of a content page's form.
 *
 * @returns undefined if the page or the form does not exist
 */
export async function handlePageForm(
  scope: RequestScope,
  url: URL,
  form: FormData,
): Promise<FormResponse | undefined> {
  const page = await loadPageScope(scope)
  const { services, site } = page
  const uid = getPageUid(url, services.language)
  const slices: readonly PageSlice[] | undefined =
    uid === '' ? getHomeContent(page) : (await readInternalPage(page, uid))?.content
  if (slices === undefined) return undefined
  return handleFormSubmission(form, {
    slices,
    messages: page.messages,
    site: site.uid,
    formsOrigin: services.environment.formsOrigin,
    fetch: services.fetch,
    limit: scope.limitMessages,
  })
}

interface FormSubmissionOptions {
  slices: readonly PageSlice[]
  messages: SiteMessages
  site: string
  formsOrigin: string
  fetch: typeof globalThis.fetch
  /** Counts a submission. Returns the seconds to wait if there were too many, otherwise undefined. */
  limit?: ((form: string) => Promise<number | undefined>) | undefined
}

/**
 * Validates a submitted form and sends it to its endpoint. A submission with a filled honeypot gets the same response, but is
 * not sent.
 *
 * @returns undefined if the form does not exist
 */
export async function handleFormSubmission(
  form: FormData,
  { slices, messages, site, formsOrigin, fetch, limit }: FormSubmissionOptions,
): Promise<FormResponse | undefined> {
  const id = form.get(formIdField)
  const slice = slices.find((candidate) => candidate.type === 'form' && getFormId(candidate) === id)
  if (slice?.type !== 'form' || typeof id !== 'string') return undefined
  const { values, errors, isTrapped } = validateMessage(form, slice.items, messages)
  if (isTrapped) return { form: id, status: 'sent' }
  if (Object.keys(errors).length > 0) return { form: id, status: 'invalid', values, errors }
  const retryAfterS = await limit?.(id)
  if (retryAfterS !== undefined) {
    const limited = { text: messages.contactForm.limited, retryAfterS }
    return { form: id, status: 'failed', values, errors: {}, limited }
  }
  const address = getMessageEndpointUrl({ endpoint: slice.primary.endpoint, formsOrigin })
  const isSent =
    address !== undefined && (await sendMessage(fetch, address, { site, form: id, fields: values }))
  return isSent ? { form: id, status: 'sent' } : { form: id, status: 'failed', values, errors: {} }
}

/** Editor-defined form. The browser never receives the endpoint. */
export const form = defineSections({
  form: {
    present(slice, { messages: { contactForm }, services }) {
      const { endpoint, button, successText, failureText } = slice.primary
      const { formsOrigin } = services.environment
      const isSendable = getMessageEndpointUrl({ endpoint, formsOrigin }) !== undefined
      return {
        id: getFormId(slice),
        fields: slice.items.map((item): FormFieldView => ({ ...item })),
        button: button || contactForm.send,
        /** Reason for which the form cannot be sent, such as a missing endpoint; `''` if it can. */
        problem: isSendable ? '' : contactForm.nowhere,
        messages: {
          sent: successText || contactForm.sent,
          failed: failureText || contactForm.failed,
          invalid: contactForm.invalid,
          optional: contactForm.optional,
          choose: contactForm.choose,
          leaveEmpty: contactForm.leaveEmpty,
        },
      }
    },
  },
})
