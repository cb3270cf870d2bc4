import { useContext, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { SiteHead } from '../frame/layout/site-head.tsx'
import { useBrowserQuery } from '../frame/navigation/query-link.tsx'
import { isPreviewPath, getPreviewToken } from '../frame/preview/preview-query.ts'
import { mainEndId, scrollPositionsKey } from '../frame/starter/starter-terms.ts'
import { PageError } from '../shell/page-error.tsx'
import { Shell } from '../shell/shell.tsx'
import { SupporterHost } from '../shell/supporter-host.tsx'
import type { loader } from './routes/root.server.ts'
import type { PageHandle } from '../frame/navigation/page-handle.ts'
import { useNonce, WithoutScriptsContext } from '../services/contexts.ts'
import { onAllPartsHydrated } from '../frame/starter/page-part.tsx'
import { StarterScript } from '../frame/starter/starter-script.tsx'

/** Returns the query parameters that fill placeholders, as a string to compare. */
function getPlaceholderQuery({ searchParams }: URL): string {
  return [...searchParams].filter(([key]) => /^(amount|(first_)?name|answer_\d)$/.test(key)).join()
}

/** Reloads the layout data only if a preview starts or ends, or if the query changes values of placeholders. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  // The preview screen already has the token, but shows published content.
  if (isPreviewPath(nextUrl.pathname)) return false
  const wanted = getPreviewToken(nextUrl.searchParams)
  const shown = isPreviewPath(currentUrl.pathname) ? undefined : currentUrl.searchParams
  return (
    wanted !== (shown && getPreviewToken(shown)) ||
    getPlaceholderQuery(currentUrl) !== getPlaceholderQuery(nextUrl)
  )
}

/** Maximum time to wait for all parts of the page to hydrate before setting `data-hydrated`, in ms. */
const hydrationTimeoutMs = 3000

/** Sets `data-hydrated` on the document once it handles clicks, so that `starter.ts` replays earlier clicks. */
function useHydratedAttribute() {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset['hydrated'] = '1'
    }
    onAllPartsHydrated(mark)
    setTimeout(mark, hydrationTimeoutMs)
  }, [])
}

/** Attributes that make the router's script inert. The router's types lack `type`. */
const inertScript = { type: 'text/plain' }

/**
 * Restores or resets the scroll position on navigation, unless the query has `disableScroll` (Spec §2). The router's inline
 * script is inert on pages with the starter, which restores the position itself without reading storage before the first
 * paint.
 */
function ScrollManager({ nonce, isInert }: { nonce: string | undefined; isInert: boolean }) {
  const isDisabled = useBrowserQuery().get('disableScroll') === 'TRUE'
  return isDisabled ? null : (
    <ScrollRestoration
      storageKey={scrollPositionsKey}
      nonce={nonce}
      {...(isInert ? inertScript : {})}
    />
  )
}

/** Document of every page, including error pages. */
export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useNonce()
  const isStill = useContext(WithoutScriptsContext)
  useHydratedAttribute()
  const shell = useRouteLoaderData<typeof loader>('root')
  const refreshes = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.refreshes)
  return (
    <html
      lang={shell?.language ?? 'en'}
      dir={shell?.direction}
      {...shell?.theme.attributes}
      // The starter adds attributes before the application runs.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {shell && !isStill ? (
          <StarterScript
            consent={shell.consent}
            refreshMs={refreshes ? shell.refreshMs : undefined}
            disablesPrefetch={shell.disablesPrefetch}
            nonce={nonce}
          />
        ) : null}
        {/* Delays the first paint of a streamed page until its content has arrived. Otherwise, centred content would shift. */}
        <link rel="expect" href={`#${mainEndId}`} blocking="render" />
        {shell?.theme.preload.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
        {shell ? (
          // Contains validated values only, see `themeFromDesign`.
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: shell.theme.css }} />
        ) : null}
        {shell ? <SiteHead head={shell.head} languages={shell.languages} nonce={nonce} /> : null}
      </head>
      <body>
        {shell ? <SupporterHost site={shell}>{children}</SupporterHost> : children}
        {isStill ? null : (
          <>
            <ScrollManager nonce={nonce} isInert={shell !== undefined} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** Layout of every page, which applications re-export as their root route. */
export default function Root() {
  return (
    <Shell shell={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  )
}

/** Error page without header and footer, for errors of the layout itself. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <PageError error={useRouteError()} isWholeSite />
    </main>
  )
}
