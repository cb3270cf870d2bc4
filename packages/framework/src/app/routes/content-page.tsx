import { data, type HeadersArgs, redirect } from 'react-router'
import type { RouteArgs } from './route-types.ts'
import { loadOrKeepPage } from '../../frame/navigation/revalidate.ts'
import { createDonationRedirect } from '../../pages/donate/donation-redirect.ts'
import { loadContentPage } from '../../pages/content/content-page.ts'
import { type ContentPageView } from '../../pages/content/content-page-view.ts'
import { loadPageScope, getRequestScope } from '../../frame/request/scopes.ts'
import {
  notFound,
  readForm,
  createRefusedResponse,
  mapPageErrors,
} from '../../frame/request/page-problem.server.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import { formIdField, type PageFormResponse } from '../../sections/form/form-answer.ts'
import { handlePageForm } from '../../sections/form/form.server.ts'
import { ContentPage } from '../../pages/content/content-page-screen.tsx'

export { submitOrKeepInput as clientAction } from '../../sections/form/form-answer.ts'
export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = {
  refreshes: true,
  worksWithoutScripts: true,
  beginsWithPicture: (view) => (view as ContentPageView | undefined)?.slices[0]?.type === 'hero',
}

export function loader({ url, context }: RouteArgs) {
  return mapPageErrors(async () => {
    const scope = getRequestScope(context)
    if (scope.refused !== undefined) {
      throw createRefusedResponse(scope.refused, (await loadPageScope(scope)).messages)
    }
    const page = await loadContentPage(scope, url)
    if (!page) throw notFound()
    return page
  })
}

export const clientLoader = loadOrKeepPage<typeof loader>

/** Handles the forms of a content page: the donation form and editor-defined forms. */
export function action({ request, url, context }: RouteArgs) {
  return mapPageErrors(async () => {
    const scope = getRequestScope(context)
    const { messages } = await loadPageScope(scope)
    const titlePrefix = `${messages.contactForm.errorPrefix} `
    const form = await readForm(request, messages)
    if (form.has(formIdField)) {
      const message = await handlePageForm(scope, url, form)
      if (message === undefined) throw notFound()
      const limited = 'limited' in message ? message.limited : undefined
      return data<PageFormResponse>(
        message.status === 'sent' ? { message } : { message, titlePrefix },
        limited === undefined
          ? { status: statusByResult[message.status] }
          : { status: 429, headers: { 'retry-after': String(limited.retryAfterS) } },
      )
    }
    const gift = await createDonationRedirect(scope, form)
    if (gift === undefined) throw notFound()
    return 'refused' in gift
      ? data<PageFormResponse>({ refused: gift.refused, titlePrefix }, { status: 422 })
      : redirect(gift.location, 303)
  })
}

/** Returns the headers of the action, such as `Retry-After`. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

const statusByResult = { sent: 200, invalid: 422, failed: 502 } as const

export default ContentPage
