import { lazy, Suspense } from 'react'
import { useHydrated } from '@milepost/supporter'
import type { ConsentView } from '../consent/consent-view.ts'
import { useSiteState } from '../site-store/use-site-state.ts'

const ConsentBanner = lazy(() => import('virtual:milepost/components/ConsentBanner'))

/** The bar that asks about cookies until it is answered. It lies over the page, so it stands before all else. */
export function ConsentQuestion({ consent }: { consent: ConsentView }) {
  const { touched } = useSiteState('consent')
  return useHydrated() && consent.display && !touched ? (
    <Suspense fallback={null}>
      <ConsentBanner consent={consent} />
    </Suspense>
  ) : null
}
