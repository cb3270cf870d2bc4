import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountGate, useHydrated, Toasts } from '@milepost/supporter'
import { MissingPart } from '../frame/navigation/missing-part.tsx'
import { onFirstInput } from '../frame/navigation/on-first-input.ts'
import { followHtmlClick } from '../base/html-clicks.ts'
import { GuardNavigation } from '../frame/navigation/guard-navigation.tsx'
import { useBrowserQuery } from '../frame/navigation/use-browser-query.ts'
import { useQueryChange } from '../frame/navigation/use-query-change.ts'
import { useSiteState } from '../frame/use-site-state.ts'
import { LostPage } from './page-error.tsx'
import type { ShellView } from '../frame/layout/shell-view.ts'

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

/** What a share shows was read by the server; nobody has to see it in the address (Spec §2). */
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
