import { CookieBanner } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import type { ConsentView } from './consent-modals.tsx'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'
import { bannerMessages } from './banner-messages.ts'

/** Cookie banner at the bottom of the page (Spec §2). Texts from the site's document replace the defaults. */
export function ConsentBanner({ consent }: { consent: ConsentView }) {
  const messages = useMessages(bannerMessages)
  const { message, link, accept: yes, dismiss: no } = consent.messages
  return (
    <CookieBanner
      onAccept={acceptCookies}
      onReject={rejectCookies}
      links={[{ label: link || messages.policyLink, href: '?cookies=policy' }]}
      messages={{
        label: messages.title,
        accept: yes || messages.accept,
        reject: no || messages.dismiss,
      }}
    >
      {message || messages.message}
    </CookieBanner>
  )
}
