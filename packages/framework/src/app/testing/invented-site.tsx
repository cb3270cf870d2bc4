import { LinkProvider } from '@milepost/ui'
import { Outlet } from 'react-router'
import { RouterLink } from '../../frame/navigation/router-link.tsx'
import { SupporterHost } from '../../shell/supporter-host.tsx'
import type { SiteSettings } from '../../frame/site-settings.ts'

export const inventedOrigin = 'https://river.example'

/** Settings of an invented site. */
export const inventedSettings: SiteSettings = {
  siteName: 'River Mile',
  language: 'en-GB',
  origin: inventedOrigin,
  messages: {},
  session: {
    hasSupporterPages: true,
    platform: {
      environment: 'production',
      variant: 'default',
      apiKey: '',
      sandboxOrigin: undefined,
    },
    signIn: {
      method: 'form',
      authType: 'Bearer',
      clientId: '',
      redirectUri: `${inventedOrigin}/auth/callback`,
      platformName: 'Platform',
      termsUrl: `${inventedOrigin}/terms`,
      privacyUrl: `${inventedOrigin}/privacy`,
    },
  },
}

/** An invented site around a page: links, words, and what supporters' screens need. */
export function InventedSite() {
  return (
    <SupporterHost site={inventedSettings}>
      <LinkProvider component={RouterLink}>
        <Outlet />
      </LinkProvider>
    </SupporterHost>
  )
}
