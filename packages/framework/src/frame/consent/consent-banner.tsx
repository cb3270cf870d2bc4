import { CookieBanner } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import type { ConsentView } from './consent-modals.tsx'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'

/** Default texts of the cookie banner. */
const bannerMessages = {
  feature: 'cookieBanner',
  english: {
    title: 'Cookies',
    message:
      'With your permission we count visits to this site, so that we can make it better. Nothing is counted unless you say yes.',
    accept: 'Accept',
    dismiss: 'Reject',
    policyLink: 'Read our cookie policy',
  },
} as const

/** The cookie banner at the bottom of the page (Spec §2), with the editor's texts if there are any. */
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
