/** Name of the cookie that the fake analytics script sets. */
export const thirdPartyCookie = '_visitor'

/** Fake third-party server, which sites can embed and which logs all requests. */
interface ThirdParty {
  fetch(request: Request): Response
}

const analyticsScript = `(() => {
  const here = new URL(document.currentScript.src)
  document.cookie = '${thirdPartyCookie}=1; path=/; max-age=3600; samesite=lax'
  window.thirdParty = { loaded: (window.thirdParty?.loaded ?? 0) + 1 }
  void fetch(new URL('/count?page=' + encodeURIComponent(location.pathname), here), { mode: 'cors' })
})()
`

const responseHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * Creates the fake third-party server for tests (decisions: consent). `/analytics.js` sets a cookie and sends a request
 * to `/count`. `/requests` lists all requests since the start.
 */
export function createThirdParty(): ThirdParty {
  const requests: string[] = []
  return {
    fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/requests') return Response.json(requests, { headers: responseHeaders })
      requests.push(pathname + search)
      if (pathname === '/count')
        return new Response(null, { status: 204, headers: responseHeaders })
      if (pathname === '/analytics.js') {
        return new Response(analyticsScript, {
          headers: { ...responseHeaders, 'content-type': 'text/javascript' },
        })
      }
      const text = `<!doctype html><html lang="en"><title>A third party</title><p>${pathname.length} characters of path were requested.</p></html>`
      return new Response(text, { headers: { ...responseHeaders, 'content-type': 'text/html' } })
    },
  }
}
