import { limitBody } from './limit-body.ts'

type Fetch = typeof globalThis.fetch

const maxRedirects = 5

/**
 * Wraps a fetch function of the platform's calls. Bodies have a size limit. On servers, a redirect is followed only for reads and
 * within the origin, because `fetch` would send the API key along to any other; any other redirect is the response.
 */
export function guardFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    // Browsers do not show where a redirect leads, and ask the other origin before they send the key.
    if ('document' in globalThis) return limitBody(await fetch(input, init))
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    let response = await fetch(input, { ...init, redirect: 'manual' })
    let from = input instanceof Request ? input.url : String(input)
    for (let count = 0; count < maxRedirects && /^(?:GET|HEAD)$/i.test(method); count += 1) {
      const location = response.status >= 300 && response.headers.get('location')
      if (!location) break
      const to = new URL(location, from)
      if (to.origin !== new URL(from).origin) break
      await response.body?.cancel()
      const { headers, signal } = input instanceof Request ? input : (init ?? {})
      response = await fetch(to.href, {
        ...init,
        method,
        ...(headers && { headers }),
        ...(signal && { signal }),
        redirect: 'manual',
      })
      from = to.href
    }
    return limitBody(response)
  }
}
