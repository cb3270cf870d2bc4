import { getCurrentPreview, type PreviewStorage, startPreview } from '@milepost/content'
import { FullScreenMessage, PreviewBanner } from '@milepost/ui'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '@milepost/supporter'
import { getSiteStore, useSiteState } from '../site-store.ts'
import { isPreviewPath, previewPath, removePreviewQuery } from './preview-query.ts'
import { previewMessages } from './preview-messages.ts'
import * as styles from './preview-outlet.css.ts'

const clock = { now: Date.now }

/** Storage of the preview, in the `prismic` part of the browser state (Spec §3). */
export const previewStorage: PreviewStorage = {
  read: () => getSiteStore().get('prismic'),
  write: (preview) => getSiteStore().set('prismic', () => ({ ...preview })),
  remove: () => getSiteStore().set('prismic', () => undefined),
}

/** Discards the preview's token, and reloads the public page (Spec §4). */
export function leavePreview(): void {
  previewStorage.remove()
  const url = removePreviewQuery(window.location.href)
  if (isPreviewPath(url.pathname)) {
    url.pathname = url.pathname.slice(0, -previewPath.length) || '/'
  }
  url.searchParams.delete('to')
  window.location.replace(url)
}

/**
 * Banner of a preview, with a countdown (Spec §2), and a loading screen until the draft has loaded. Adds the preview token to
 * the URL of every page.
 */
export function PreviewOutlet() {
  const stored = useSiteState('prismic')
  const messages = useMessages(previewMessages)
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  // `getCurrentPreview` discards expired and invalid previews.
  const preview = useMemo(
    () => getCurrentPreview({ clock, storage: { ...previewStorage, read: () => stored } }),
    [stored],
  )
  const query = new URLSearchParams(location.search)
  const token = preview?.previewToken
  const isStarting = location.pathname === '/preview'
  const hasDraft = token === undefined || query.get('previewToken') === token
  useEffect(() => {
    if (hasDraft || isStarting || state !== 'idle' || token === undefined) return
    const wanted = new URLSearchParams(location.search)
    wanted.set('previewToken', token)
    void navigate({ ...location, search: `?${wanted}` }, { replace: true })
  }, [hasDraft, isStarting, location, navigate, state, token])
  if (preview === undefined || isStarting) return null
  return (
    <>
      <PreviewBanner
        className={styles.banner}
        endMs={preview.expiry}
        nowMs={clock.now()}
        onLeave={leavePreview}
        onEnd={leavePreview}
        onExtend={() => startPreview(preview, { clock, storage: previewStorage })}
        messages={messages}
      >
        {messages.text}
      </PreviewBanner>
      {hasDraft ? null : <FullScreenMessage busy title={messages.loading} />}
    </>
  )
}
