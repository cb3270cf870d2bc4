/**
 * Tells the site's server that a page or a team was changed, so that visitors see it at once. It is a
 * courtesy: where it fails, what is kept becomes old by itself.
 */
export async function askToRefresh(kind: 'page' | 'team', slug: string): Promise<void> {
  try {
    await fetch(`/refresh/${kind}/${encodeURIComponent(slug)}`, { method: 'POST' })
  } catch {
    // No connection: visitors see the change within a minute.
  }
}
