import { type ReactNode, useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { SupporterProvider } from '@milepost/supporter'
import { askToRefresh } from '../navigation/ask-to-refresh.ts'
import { blockNavigation } from '../navigation/navigation-guard.ts'
import type { SiteSettings } from '../site-settings/site-settings.ts'

/** Brings the site and its router to the supporters' screens. */
export function SupporterHost({ site, children }: { site: SiteSettings; children: ReactNode }) {
  const { session, language, origin, messages } = site
  const { revalidate } = useRevalidator()
  const settings = useMemo(() => ({ ...session, language, origin }), [session, language, origin])
  const platform = useCallback(async () => {
    const { browserPlatform } = await import('./browser-platform.ts')
    return browserPlatform(session)
  }, [session])
  return (
    <SupporterProvider
      settings={settings}
      platform={platform}
      messages={messages}
      location={useLocation()}
      navigate={useNavigate()}
      revalidate={revalidate}
      block={blockNavigation}
      onChange={askToRefresh}
    >
      {children}
    </SupporterProvider>
  )
}
