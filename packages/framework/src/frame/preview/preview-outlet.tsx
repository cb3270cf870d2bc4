import { getCurrentPreview, startPreview } from '@milepost/content'
import { FullScreenMessage, PreviewBanner } from '@milepost/ui'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '@milepost/supporter'
import { useSiteState } from '../site-store.ts'
import { leavePreview, previewStorage } from './preview-query.ts'
import { previewMessages } from './preview-messages.ts'
import * as styles from './preview-outlet.css.ts'

const clock = { now: Date.now }

/**
 * Preview controls (Spec §2): a banner with a countdown, and a loading screen until the draft has arrived. Adds the preview
 * token to the URL of every page.
 */
export function PreviewOutlet() {
  const stored = useSiteState('prismic')
  const words = useMessages(previewMessages)
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
        words={words}
      >
        {words.text}
      </PreviewBanner>
      {hasDraft ? null : <FullScreenMessage busy title={words.loading} />}
    </>
  )
}
