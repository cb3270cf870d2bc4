import { getCurrentPreview, type PreviewStorage, startPreview } from '@milepost/content'
import { FullScreenMessage, PreviewBanner } from '@milepost/ui'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '@milepost/supporter'
import { siteStore, useSiteState } from '../site-store.ts'
import { isPreviewPath, previewPath, withoutPreview } from './preview-query.ts'
import { previewMessages } from './preview-messages.ts'
import * as styles from './preview-outlet.css.ts'

const clock = { now: Date.now }

/** Preview storage: the `prismic` part of the browser's state (Spec §3). */
export const previewStorage: PreviewStorage = {
  read: () => siteStore().get('prismic'),
  write: (preview) => siteStore().set('prismic', () => ({ ...preview })),
  remove: () => siteStore().set('prismic', () => undefined),
}

/** Leaves the preview: discards its token, and reloads the public page (Spec §4). */
export function leavePreview(): void {
  previewStorage.remove()
  const url = withoutPreview(window.location.href)
  if (isPreviewPath(url.pathname)) {
    url.pathname = url.pathname.slice(0, -previewPath.length) || '/'
  }
  url.searchParams.delete('to')
  window.location.replace(url)
}

/**
 * Preview controls (Spec §2): a banner with a countdown, and a loading screen until the draft has arrived. Adds the preview
 * token to the URL of every page.
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
