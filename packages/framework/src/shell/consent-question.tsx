import { type ComponentType, lazy, useMemo } from 'react'
import { useHydrated } from '@milepost/supporter'
import type { ConsentView } from '../frame/consent/consent-view.ts'
import { PagePart } from '../frame/starter/page-part.tsx'
import { useSiteState } from '../frame/use-site-state.ts'

// Content blockers refuse files of this name. Without an answer nothing optional is loaded.
const ConsentBanner = lazy<ComponentType<{ consent: ConsentView }>>(() =>
  import('virtual:milepost/components/ConsentBanner').catch(() => ({ default: () => null })),
)

/**
 * The bar that asks about cookies until it is answered. It is over the page, so it is before all else. The server
 * does not know who has answered, so it sends the bar hidden. `starter.ts` shows it to visitors who have not.
 */
export function ConsentQuestion({ consent }: { consent: ConsentView }) {
  const { touched } = useSiteState('consent')
  const isHydrated = useHydrated()
  // Kept the same between renders: if it changed before it is hydrated, React would replace its buttons, and a press would be lost.
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
