import { parsePreviewRequest, startPreview } from '@milepost/content'
import { Button, FullScreenMessage } from '@milepost/ui'
import { useEffect } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import type { RouteArgs } from './route-types.ts'
import { englishMessages } from '../../messages/site-messages.ts'
import { useMessages, toSameSitePath, useHydrated } from '@milepost/supporter'
import { type DraftResult, findDraft } from '../../frame/preview/find-draft.ts'
import { leavePreview, previewStorage } from '../../frame/preview/preview-outlet.tsx'
import { previewMessages } from '../../frame/preview/preview-messages.ts'
import { readForm } from '../../frame/request/page-problem.server.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'

export const handle: PageHandle = { isClosed: true }

const clock = { now: Date.now }

/** Finds the page of a draft. The token is in the request body, so that it is neither logged nor cached. */
export async function action({ request, context }: RouteArgs): Promise<DraftResult> {
  const form = await readForm(request, englishMessages)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const previewToken = text('previewToken')
  if (previewToken === undefined) return { status: 'failed' }
  return findDraft(getRequestScope(context).services, {
    previewToken,
    previewUID: text('previewUID'),
    to: toSameSitePath(text('to') ?? null),
  })
}

/** Target of the CMS's preview links, which opens a preview and redirects to its page (Spec §2, §7). */
export default function PreviewPage() {
  const messages = useMessages(previewMessages)
  const load = usePreviewStatus()
  return (
    <>
      <title>{messages.loading}</title>
      <meta name="robots" content="noindex" />
      {load === 'failed' ? (
        <FullScreenMessage
          title={messages.failed}
          actions={<Button onClick={leavePreview}>{messages.leave}</Button>}
        >
          {messages.failedText}
        </FullScreenMessage>
      ) : (
        <FullScreenMessage busy title={messages.loading} />
      )}
    </>
  )
}

function usePreviewStatus(): 'fetching' | 'failed' {
  const { search } = useLocation()
  const { submit, data: found } = useFetcher<typeof action>()
  const navigate = useNavigate()
  const inBrowser = useHydrated()

  useEffect(() => {
    if (!inBrowser) return
    const query = new URLSearchParams(search)
    const { previewToken = '', previewUID = '' } = parsePreviewRequest(query) ?? {}
    const to = query.get('to') ?? ''
    void submit({ previewToken, previewUID, to }, { method: 'post', action: '/preview' })
  }, [inBrowser, search, submit])

  useEffect(() => {
    const wanted = parsePreviewRequest(new URLSearchParams(search))
    if (wanted === undefined || found === undefined || found.status === 'failed') return
    if (found.status === 'elsewhere') {
      const { previewToken } = wanted
      window.location.replace(
        `${found.screen}?${new URLSearchParams({ previewToken, to: found.to })}`,
      )
      return
    }
    startPreview({ ...wanted, repo: found.repo }, { clock, storage: previewStorage })
    const to = new URL(found.path, window.location.origin)
    to.searchParams.set('previewToken', wanted.previewToken)
    void navigate(to.pathname + to.search, { replace: true })
  }, [found, navigate, search])

  return found?.status === 'failed' ? 'failed' : 'fetching'
}
