import { allowedAttributes, blockTags, writtenTags } from './allowlist.ts'
import { createBrowserSanitiser } from './create-browser-sanitiser.ts'

/** What the page finds out about one piece of markup; sent over from the test. */
export interface Finding {
  /** As the browser's sanitiser leaves it. */
  html: string
  /** What a browser sees in it that the allowlist does not have. */
  faults: string[]
}

declare global {
  var sanitiserPage: {
    sanitise: (markups: readonly unknown[]) => Finding[]
    faults: (markups: readonly string[], withBlocks: boolean) => string[][]
    normal: (markups: readonly string[]) => string[]
    show: (markups: readonly string[]) => Promise<number>
  }
}

const sanitise = createBrowserSanitiser(globalThis.window)
let ran = 0
for (const name of ['alert', 'prompt', 'confirm', 'print'] as const)
  window[name] = (() => void (ran += 1)) as never
// Links are pressed, but nobody goes anywhere.
window.addEventListener('click', (event) => event.preventDefault())

globalThis.sanitiserPage = {
  sanitise: (markups) =>
    markups.map((markup) => {
      const html = sanitise(markup)
      return { html, faults: faultsIn(html, writtenTags) }
    }),
  faults: (markups, withBlocks) =>
    markups.map((html) =>
      faultsIn(html, withBlocks ? [...writtenTags, ...blockTags] : writtenTags),
    ),
  normal: (markups) => markups.map(normal),
  show: async (markups) => {
    ran = 0
    for (let start = 0; start < markups.length; start += shownAtOnce) {
      const places = markups.slice(start, start + shownAtOnce).map(place)
      // Time for what a picture or an animation would set off.
      await new Promise((resolve) => setTimeout(resolve, 20))
      for (const shown of places) shown.remove()
    }
    return ran
  },
}

const shownAtOnce = 100

/** Shows markup, each in a place of its own, and does to it what a reader might do. */
function place(html: string): HTMLElement {
  const shown = document.createElement('div')
  document.body.append(shown)
  shown.innerHTML = html
  for (const element of shown.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['click', 'focus', 'mouseover', 'pointerover', 'error', 'load'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  return shown
}

/** As the browser reads and writes it, attributes in one order. */
function normal(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const element of template.content.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const attribute of attributes) element.setAttributeNode(attribute)
  }
  // The parser eats line breaks there at every reading.
  return template.innerHTML.replaceAll(/<pre>\n+/g, '<pre>').trimStart()
}

/** Both what stands there, and what stands there once it was written out and read again. */
function faultsIn(html: string, tags: readonly string[]): string[] {
  return [...parsedFaults(html, tags), ...parsedFaults(normal(html), tags)]
}

function parsedFaults(html: string, tags: readonly string[]): string[] {
  const { body, head } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName
    const faults = tags.includes(tag) ? [] : [`<${tag}>`]
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(`foreign ${tag}`)
    for (const { name, value } of element.attributes) {
      if (allowedAttributes[tag]?.includes(name) !== true) faults.push(`${tag}[${name}]`)
      else if (name === 'href' || name === 'src') faults.push(...addressFaults(tag, value))
    }
    return faults
  })
}

/** By the browser's reading of the address, not by ours. */
function addressFaults(tag: string, value: string): string[] {
  const here = 'https://site.example/page'
  if (!URL.canParse(value, here)) return []
  const { protocol, host } = new URL(value, here)
  const schemes: Record<string, readonly string[]> = {
    a: ['http:', 'https:', 'mailto:'],
    img: ['http:', 'https:'],
    iframe: ['https:'],
  }
  const isAllowed = schemes[tag]?.includes(protocol) === true
  const isDisguised = !/^\s*[a-z][a-z+.-]*:/i.test(value) && host !== 'site.example'
  return isAllowed && !isDisguised ? [] : [`${tag} leads to ${value}`]
}
