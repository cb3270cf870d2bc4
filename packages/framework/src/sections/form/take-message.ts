import type { PageSlice } from '@milepost/content'
import { homeContent } from '../../services/home-content.ts'
import { loadPageScope } from '../../frame/request/page-scope.ts'
import type { RequestScope } from '../../services/request-context.ts'
import { answerMessage } from './answer-message.ts'
import type { MessageAnswer } from './message-field.ts'
import { pageUid, readInternalPage } from '../../frame/request/internal-pages.ts'

/**
 * Takes a form that was sent from a content page.
 *
 * @returns undefined when the page, or the form on it, does not exist
 */
export async function takeMessage(
  scope: RequestScope,
  url: URL,
  form: FormData,
): Promise<MessageAnswer | undefined> {
  const page = await loadPageScope(scope)
  const { services, site } = page
  const uid = pageUid(url, services.language)
  const slices: readonly PageSlice[] | undefined =
    uid === '' ? homeContent(page) : (await readInternalPage(page, uid))?.content
  if (slices === undefined) return undefined
  return answerMessage(form, {
    slices,
    messages: page.messages,
    site: site.uid,
    formsOrigin: services.environment.formsOrigin,
    fetch: services.fetch,
    limit: scope.limitMessages,
  })
}
