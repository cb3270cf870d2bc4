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
import { isPreviewPath, previewToken } from '../frame/preview/preview-query.ts'
import { mainEndId, scrollPositionsKey } from '../frame/starter/starter-terms.ts'
import { PageError } from '../shell/page-error.tsx'
import { Shell } from '../shell/shell.tsx'
import { SupporterHost } from '../shell/supporter-host.tsx'
import type { loader } from './routes/root.server.ts'
import type { PageHandle } from '../services/request-context.ts'
import { useNonce, WithoutScriptsContext } from '../services/contexts.ts'
import { whenAllParts } from '../frame/starter/page-part.tsx'
import { StarterScript } from '../frame/starter/starter-script.tsx'

/** The part of a URL's query that fills placeholders. */
function fillingQuery({ searchParams }: URL): string {
  return [...searchParams].filter(([key]) => /^(amount|(first_)?name|answer_\d)$/.test(key)).join()
}

/** Header and footer are loaded again only if a preview begins or ends, or the query fills other placeholders. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  // The screen that loads a preview has the token already, and shows what is published.
  if (isPreviewPath(nextUrl.pathname)) return false
  const wanted = previewToken(nextUrl.searchParams)
  const shown = isPreviewPath(currentUrl.pathname) ? undefined : currentUrl.searchParams
  return (
    wanted !== (shown && previewToken(shown)) || fillingQuery(currentUrl) !== fillingQuery(nextUrl)
  )
}

/** The longest wait for parts of a page before `data-hydrated` is set anyway, in milliseconds. */
const partsMs = 3000

/** Sets `data-hydrated` on the document when it answers presses. `starter.ts` then repeats earlier presses; tests wait for it. */
function useHydrationMark() {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset['hydrated'] = '1'
    }
    whenAllParts(mark)
    setTimeout(mark, partsMs)
  }, [])
}

/** The router hands it on to its script, though its types have no such property. */
const inert = { type: 'text/plain' }

/**
 * Scrolls as a reader expects after a navigation, unless the query `disableScroll` forbids (Spec §2). The router's own
 * script would read the session's storage before the first paint: where the starter is, that does its work.
 */
function Scrolling({ nonce, isInert }: { nonce: string | undefined; isInert: boolean }) {
  const isDisabled = useBrowserQuery().get('disableScroll') === 'TRUE'
  return isDisabled ? null : (
    <ScrollRestoration storageKey={scrollPositionsKey} nonce={nonce} {...(isInert ? inert : {})} />
  )
}

/** The document around every page, error pages too. */
export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useNonce()
  const isStill = useContext(WithoutScriptsContext)
  useHydrationMark()
  const shell = useRouteLoaderData<typeof loader>('root')
  const refreshes = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.refreshes)
  return (
    <html lang={shell?.language ?? 'en'} dir={shell?.direction} {...shell?.theme.attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {shell && !isStill ? (
          <StarterScript
            consent={shell.consent}
            refreshMs={refreshes ? shell.refreshMs : undefined}
            isSparing={shell.isSparing}
            nonce={nonce}
          />
        ) : null}
        {/* A streamed page is first painted once its content has arrived. Centred content would jump otherwise. */}
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
          // The theme: checked values only, see themeFromDesign.
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: shell.theme.css }} />
        ) : null}
        {shell ? <SiteHead head={shell.head} languages={shell.languages} nonce={nonce} /> : null}
      </head>
      <body>
        {shell ? <SupporterHost site={shell}>{children}</SupporterHost> : children}
        {isStill ? null : (
          <>
            <Scrolling nonce={nonce} isInert={shell !== undefined} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** The layout around every page. Applications re-export it, so the router passes no props. */
export default function Root() {
  return (
    <Shell shell={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  )
}

/** The shell itself failed: the message is alone. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <PageError error={useRouteError()} isWholeSite />
    </main>
  )
}
