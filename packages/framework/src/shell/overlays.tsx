import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { AccountGate, Toasts, useHydrated } from '@milepost/supporter'
import type { ConsentView } from '../frame/consent/consent-modals.tsx'
import { PagePart } from '../frame/starter/page-part.tsx'
import { useSiteState } from '../frame/site-store.ts'
import { useNavigate } from 'react-router'
import { MissingPart } from '../frame/navigation/missing-part.tsx'
import { onFirstInteraction } from '../frame/navigation/prefetch-when-near.ts'
import { handleHtmlClick } from '../base/html-clicks.ts'
import { GuardNavigation } from '../frame/navigation/guard-navigation.tsx'
import { useBrowserQuery, useQueryChange } from '../frame/navigation/query-link.tsx'
import { OfflinePage } from './page-error.tsx'
import type { ShellView } from '../frame/layout/shell-view.ts'

// Content blockers often block this file by its name. Without a decision, no optional scripts are loaded.
const ConsentBanner = lazy<ComponentType<{ consent: ConsentView }>>(() =>
  import('virtual:milepost/components/ConsentBanner').catch(() => ({ default: () => null })),
)

/**
 * Cookie banner, until the visitor has decided. The server renders it hidden, because pages are cached for all visitors, and
 * `starter.ts` shows it if necessary.
 */
export function LazyConsentBanner({ consent }: { consent: ConsentView }) {
  const { touched } = useSiteState('consent')
  const isHydrated = useHydrated()
  // Memoised: if the element changed before it is hydrated, React would replace its buttons, and a click would be lost.
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

// Loaded on demand, because none of them is part of a first view.
const ConsentPreferences = lazy(() => import('virtual:milepost/components/ConsentPreferences'))
const QueryModal = lazy(async () => ({
  default: (await import('./query-modal.tsx')).QueryModal,
}))
const MaintenanceNotice = lazy(() => import('virtual:milepost/components/MaintenanceNotice'))
const PreviewOutlet = lazy(async () => ({
  default: (await import('../frame/preview/preview-outlet.tsx')).PreviewOutlet,
}))

/** Dialogs and notices over the page. Rendered only in the browser, because they depend on the visitor and the query. */
export function Overlays({ shell }: { shell: ShellView }) {
  const query = useBrowserQuery()
  const preview = useSiteState('prismic')
  const [isWarned, setWarned] = useState(false)
  useClearShareOptions(query)
  useHtmlLinks(shell.origin)
  useOfflinePages()
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
        // Not together with the dialogs: these load independently, and could open on top of it.
        <MissingPart isOverlay>
          <MaintenanceNotice onContinue={() => setWarned(true)} />
        </MissingPart>
      ) : (
        // The key resets the error state when the query changes.
        <MissingPart isOverlay key={query.toString()}>
          <QueryDialogs shell={shell} query={query} />
        </MissingPart>
      )}
    </Suspense>
  )
}

/** Dialogs of the current query. */
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

/** Loads the code for offline pages on the first interaction, because it cannot be loaded offline. */
function useOfflinePages() {
  useEffect(
    () =>
      onFirstInteraction(
        () =>
          void import('../frame/navigation/show-offline-pages.ts').then(
            ({ showOfflinePages }) => showOfflinePages(OfflinePage),
            () => undefined,
          ),
      ),
    [],
  )
}

/** Removes the share options from the URL after the server has rendered them (Spec §2). */
function useClearShareOptions(query: URLSearchParams) {
  const change = useQueryChange()
  const isThere = query.has('shareOptions')
  useEffect(() => {
    if (isThere) change({ shareOptions: undefined })
  }, [change, isThere])
}

/** Handles clicks on links in HTML content with the router. */
function useHtmlLinks(origin: string) {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => handleHtmlClick(event, { navigate, origin })
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, origin])
}
