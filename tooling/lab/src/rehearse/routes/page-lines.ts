import { Parser } from 'htmlparser2'

/** Script files and what loads them early: a build may cut its files elsewhere without a change to the page. */
const isLoader = (name: string, attributes: Record<string, string>) =>
  (name === 'link' && /^(?:modulepreload|preload)$/.test(attributes['rel'] ?? '')) ||
  (name === 'script' && attributes['src'] !== undefined)

/**
 * Writes a page as one line for each tag and each text, so that two builds can be compared: names of classes and
 * of style variables become numbers in the order of their first use, attributes are sorted, and script files are
 * left out.
 *
 * @param html - '' gives no lines
 */
export function pageLines(html: string): string[] {
  const lines: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size + 1)
    return numbers.size
  }
  const inOwnNames = (name: string, value: string) => {
    if (name === 'class') {
      return value
        .split(/\s+/)
        .map((part) => (part === '' ? '' : `c${numberOf(part)}`))
        .join(' ')
    }
    return name === 'style'
      ? value.replaceAll(/--[\w-]+/g, (part) => `--v${numberOf(part)}`)
      : value
  }
  let depth = 0
  let within = ''
  let isLeftOut = false
  // How deep a countdown is, while the parser is in one: what it says changes by the second.
  let timerDepth = Number.POSITIVE_INFINITY
  const isTimer = () => depth > timerDepth
  const write = (text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
  const parser = new Parser({
    onopentag(name, attributes) {
      within = name
      isLeftOut = isLoader(name, attributes)
      if (!isLeftOut) {
        const written = Object.entries(attributes)
          .map(([key, value]) => `${key}="${inOwnNames(key, value)}"`)
          .toSorted()
        write(['<', name, ...written.map((each) => ` ${each}`), '>'].join(''))
      }
      if (attributes['role'] === 'timer') timerDepth = depth
      depth += 1
    },
    ontext(text) {
      if (!isLeftOut && text.trim() !== '')
        write(within === 'script' ? scriptText(text) : isTimer() ? '(time)' : text)
    },
    onclosetag() {
      depth -= 1
      if (depth <= timerDepth) timerDepth = Number.POSITIVE_INFINITY
      within = ''
      isLeftOut = false
    },
  })
  parser.end(html)
  return lines
}

/**
 * What the router hands to its browser half: names of files, and the data of the page, which the page itself shows
 * already.
 */
function scriptText(text: string): string {
  if (/__reactRouterManifest|^import /.test(text.trim())) return '(script files)'
  return text.includes('streamController.enqueue') ? '(data)' : text
}
