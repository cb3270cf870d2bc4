import { sourcesQuery, textSourcesPath, textSourcesScriptPath } from '../config/state-paths.ts'

/**
 * The tag of the script that shows where the texts of a page come from, with the address of what it reads.
 *
 * @param url - of the page
 * @param options.base - what the addresses of the page's language begin with
 */
export function textSourcesTag(url: URL, { nonce, base }: { nonce: string; base: string }): string {
  const query = new URLSearchParams({
    [sourcesQuery]: '',
    path: url.pathname.slice(base.length) || '/',
  })
  for (const name of ['pageState', 'previewToken']) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  const address = `${base}${textSourcesPath}?${query}`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
  return `<script type="module" nonce="${nonce}" src="${base}${textSourcesScriptPath}" data-text-sources="${address}"></script>`
}
