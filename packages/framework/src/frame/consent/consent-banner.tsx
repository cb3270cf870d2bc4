import { CookieBanner } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import type { ConsentView } from './consent-modals.tsx'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'

/** What the cookie banner says, where an editor says nothing. */
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
