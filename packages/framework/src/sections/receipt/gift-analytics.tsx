import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../../frame/site-settings.ts'
import type { ConsentView } from '../../frame/consent/consent-view.ts'
import { useSiteState } from '../../frame/use-site-state.ts'
import type { CountedGift } from './donation-event.ts'

/** Tells analytics of a gift, once, and only after the donor has accepted cookies. Shows nothing. */
export function GiftAnalytics({ gift }: { gift: CountedGift }) {
  const { accepted } = useSiteState('consent')
  const shell = useRouteLoaderData<Pick<SiteSettings, 'siteName'> & { consent: ConsentView }>(
    'root',
  )
  const isCounted = accepted && (shell?.consent.analytics.length ?? 0) > 0
  const affiliation = shell?.siteName ?? ''
  useEffect(() => {
    if (!isCounted) return
    void import('./track-donation.ts').then(({ trackDonation }) => {
      trackDonation(gift, affiliation)
    })
  }, [isCounted, affiliation, gift])
  return null
}
