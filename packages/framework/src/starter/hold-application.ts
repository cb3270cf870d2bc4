const opening = /<script ([^<>]*)>(?=import )/g
const preload = /<link rel="modulepreload"([^<>]*)>/g

/**
 * Keeps the application of a page waiting: its script becomes data, with the addresses of its modules, until
 * `starter.ts` runs it. A page whose application the router starts in another way is left as it is.
 *
 * @param html - a whole page, as the router renders it
 */
export function holdApplication(html: string): string {
  const modules: (string | undefined)[] = []
  const withoutPreloads = html.replaceAll(preload, (_tag, attributes: string) => {
    modules.push(valueOf('href', attributes))
    return ''
  })
  let isHeld = false
  return withoutPreloads.replaceAll(opening, (tag, attributes: string) => {
    if (isHeld || valueOf('type', attributes) !== 'module') return tag
    isHeld = true
    const nonce = valueOf('nonce', attributes)
    const marks = nonce === undefined ? '' : ` nonce="${nonce}"`
    return `<script type="text/plain" data-modules="${modules.join(' ')}"${marks}>`
  })
}

/** The value of an attribute as the router writes it; undefined where there is none. */
function valueOf(name: string, attributes: string): string | undefined {
  const [, after] = ` ${attributes}`.split(` ${name}="`)
  return after?.split('"')[0]
}
