import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { AccountGate, Toasts, useHydrated } from '@milepost/supporter'
import type { ConsentView } from '../frame/consent/consent-modals.tsx'
import { PagePart } from '../frame/starter/page-part.tsx'
import { useSiteState } from '../frame/site-store.ts'
import { useNavigate } from 'react-router'
import { MissingPart } from '../frame/navigation/missing-part.tsx'
import { onFirstInput } from '../frame/navigation/prefetch-when-near.ts'
import { followHtmlClick } from '../base/html-clicks.ts'
import { GuardNavigation } from '../frame/navigation/guard-navigation.tsx'
import { useBrowserQuery, useQueryChange } from '../frame/navigation/query-link.tsx'
import { LostPage } from './page-error.tsx'
import type { ShellView } from '../frame/layout/shell-view.ts'

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

// None of it is part of a first view: each part comes when it is wanted.
const ConsentPreferences = lazy(() => import('virtual:milepost/components/ConsentPreferences'))
const QueryModal = lazy(async () => ({
  default: (await import('./query-modal.tsx')).QueryModal,
}))
const MaintenanceNotice = lazy(() => import('virtual:milepost/components/MaintenanceNotice'))
const PreviewOutlet = lazy(async () => ({
  default: (await import('../frame/preview/preview-outlet.tsx')).PreviewOutlet,
}))

/** Dialogs and notices over a page. They depend on the visitor and the query, so only browsers show them. */
export function Overlays({ shell }: { shell: ShellView }) {
  const query = useBrowserQuery()
  const preview = useSiteState('prismic')
  const [isWarned, setWarned] = useState(false)
  useShareOptionsCleared(query)
  useHtmlLinks(shell.origin)
  useStandIns()
  if (!useHydrated()) return null
  return (
    <Suspense fallback={null}>
      <GuardNavigation />
      <MissingPart isOverlay>
        <Toasts />
      </MissingPart>
      {preview === undefined ? null : (
        <MissingPart isOverlay>
          <PreviewOutlet />
        </MissingPart>
      )}
      {shell.isMaintained && !isWarned ? (
        // Alone: parts arrive in any order, and a dialog of the address must not be over it.
        <MissingPart isOverlay>
          <MaintenanceNotice onContinue={() => setWarned(true)} />
        </MissingPart>
      ) : (
        // Another address asks for another dialog.
        <MissingPart isOverlay key={query.toString()}>
          <QueryDialogs shell={shell} query={query} />
        </MissingPart>
      )}
    </Suspense>
  )
}

/** The dialogs that an address asks for. */
function QueryDialogs({ shell, query }: { shell: ShellView; query: URLSearchParams }) {
  const modal = query.get('modal')
  return (
    <>
      <AccountGate />
      {query.has('cookies') ? (
        <ConsentPreferences consent={shell.consent} siteName={shell.siteName} />
      ) : null}
      {shell.modals.some(({ id }) => id === modal) ? <QueryModal modals={shell.modals} /> : null}
    </>
  )
}

/** Loads what is needed without a network at the first sign of life, while there is one. */
function useStandIns() {
  useEffect(
    () =>
      onFirstInput(
        () =>
          void import('../frame/navigation/stand-in-for-pages.ts').then(
            ({ standInForPages }) => standInForPages(LostPage),
            () => undefined,
          ),
      ),
    [],
  )
}

/** Removes the share options from the URL (Spec §2). The server has read them already. */
function useShareOptionsCleared(query: URLSearchParams) {
  const change = useQueryChange()
  const isThere = query.has('shareOptions')
  useEffect(() => {
    if (isThere) change({ shareOptions: undefined })
  }, [change, isThere])
}

/** Links in people's HTML navigate as the site's own do. */
function useHtmlLinks(origin: string) {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => followHtmlClick(event, { navigate, origin })
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, origin])
}
