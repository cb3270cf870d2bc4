import { type ReactNode, useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import accountPanel from 'virtual:milepost/own-account-panel'
import { SupporterProvider } from '@milepost/supporter'
import { AvatarProvider } from '@milepost/ui'
import { requestRefresh } from '../frame/navigation/revalidate.ts'
import { blockNavigation } from '../frame/navigation/guard-navigation.tsx'
import { useLanguageMessages } from '../messages/language-messages.ts'
import { createBrowserPlatform } from '../frame/navigation/create-browser-platform.ts'
import { getAvatarPath } from '../base/drawn-avatars.ts'
import type { SiteSettings } from '../frame/site-settings.ts'

const pathsWithoutEditor = { editPage: () => undefined }

/** Provides the site's settings and the router to components of the supporter package. */
export function SupporterHost({ site, children }: { site: SiteSettings; children: ReactNode }) {
  const { session, language, origin, excludedRoutes, avatarStyle: style } = site
  const translated = useLanguageMessages()
  const messages = useMemo(() => ({ ...translated, ...site.messages }), [translated, site.messages])
  const { revalidate } = useRevalidator()
  const settings = useMemo(() => ({ ...session, language, origin }), [session, language, origin])
  const platform = useCallback(() => createBrowserPlatform(session), [session])
  const drawAvatar = useCallback(
    (name: string) => style && getAvatarPath(name, { style, site: new URL(origin).host }),
    [style, origin],
  )
  return (
    <SupporterProvider
      settings={settings}
      platform={platform}
      messages={messages}
      paths={excludedRoutes?.includes('/fundraising-edit') ? pathsWithoutEditor : undefined}
      accountPanel={accountPanel}
      location={useLocation()}
      navigate={useNavigate()}
      revalidate={revalidate}
      block={blockNavigation}
      onChange={requestRefresh}
    >
      <AvatarProvider value={drawAvatar}>{children}</AvatarProvider>
    </SupporterProvider>
  )
}
