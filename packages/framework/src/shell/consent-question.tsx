import { lazy, useMemo } from 'react'
import { useHydrated } from '@milepost/supporter'
import type { ConsentView } from '../consent/consent-view.ts'
import { PagePart } from '../starter/page-part.tsx'
import { useSiteState } from '../site-store/use-site-state.ts'

const ConsentBanner = lazy(() => import('virtual:milepost/components/ConsentBanner'))

/**
 * The bar that asks about cookies until it is answered. It lies over the page, so it stands before all else. The server
 * does not know who answered: it writes the bar hidden, and `starter.ts` shows it to whoever did not.
 */
export function ConsentQuestion({ consent }: { consent: ConsentView }) {
  const { touched } = useSiteState('consent')
  const isHydrated = useHydrated()
  // The same element: a part that changes before it is taken over is drawn anew, and what was pressed in it is gone.
  const question = useMemo(
    () => (
      <PagePart>
        <ConsentBanner consent={consent} />
      </PagePart>
    ),
    [consent],
  )
  if (!consent.display || (isHydrated && touched)) return null
  return (
    <div data-consent hidden={!isHydrated}>
      {question}
    </div>
  )
}
