const opening = /<script\b[^<>]*\stype="module"[^<>]*>(?=import )/
const preload = /<link rel="modulepreload"[^<>]*href="([^"<>]+)"[^<>]*>/g

/**
 * Holds the application of a page back: its script becomes data, with the addresses of its modules, until
 * `starter.ts` runs it. A page whose application the router starts in another way is left as it is.
 *
 * @param html - a whole page, as the router renders it
 */
export function holdApplication(html: string): string {
  const modules = [...html.matchAll(preload)].map(([, address]) => address)
  return html.replaceAll(preload, '').replace(opening, (tag) => {
    const nonce = /\snonce="[^"]*"/.exec(tag)?.[0] ?? ''
    return `<script type="text/plain" data-modules="${modules.join(' ')}"${nonce}>`
  })
}
