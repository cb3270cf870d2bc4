import { CookieBanner } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import { bannerMessages } from './banner-messages.ts'
import type { ConsentView } from './consent-view.ts'
import { accept, reject } from './decide.ts'

/** The bar at the bottom that asks about cookies (Spec §2), in the editor's words where there are any. */
export function ConsentBanner({ consent }: { consent: ConsentView }) {
  const words = useMessages(bannerMessages)
  const { message, link, accept: yes, dismiss: no } = consent.words
  return (
    <CookieBanner
      onAccept={accept}
      onReject={reject}
      links={[{ label: link || words.consentPolicyLink, href: '?cookies=policy' }]}
      words={{
        label: words.consentTitle,
        accept: yes || words.consentAccept,
        reject: no || words.consentDismiss,
      }}
    >
      {message || words.consentMessage}
    </CookieBanner>
  )
}
