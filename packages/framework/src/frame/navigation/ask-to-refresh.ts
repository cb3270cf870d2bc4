const done = () => undefined

/**
 * Tells the site's server that a page or a team was changed, so that visitors see it at once. It is sent also where its page is left
 * meanwhile. Where it fails, visitors see the change within a minute.
 */
export function askToRefresh(kind: 'page' | 'team', slug: string): Promise<void> {
  const address = `/refresh/${kind}/${encodeURIComponent(slug)}`
  return fetch(address, { method: 'POST', keepalive: true }).then(done, done)
}
