import { CookieBanner } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import { bannerMessages } from './banner-messages.ts'
import type { ConsentView } from './consent-view.ts'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'

/** The bar at the bottom that asks about cookies (Spec §2), in the editor's words where there are any. */
export function ConsentBanner({ consent }: { consent: ConsentView }) {
  const words = useMessages(bannerMessages)
  const { message, link, accept: yes, dismiss: no } = consent.words
  return (
    <CookieBanner
      onAccept={acceptCookies}
      onReject={rejectCookies}
      links={[{ label: link || words.policyLink, href: '?cookies=policy' }]}
      words={{
        label: words.title,
        accept: yes || words.accept,
        reject: no || words.dismiss,
      }}
    >
      {message || words.message}
    </CookieBanner>
  )
}
