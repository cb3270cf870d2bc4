import { allowedAttributes, blockTags, writtenTags } from './allowlist.ts'
import { createBrowserSanitiser } from './create-browser-sanitiser.ts'

/** What the page finds out about one piece of markup; sent over from the test. */
export interface Finding {
  /** The markup after the browser's sanitiser. */
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
    /** What is wrong wherever the markup may be put, and how much of it ran. */
    everywhere: (markups: readonly string[]) => Promise<{ faults: string[]; ran: number }>
  }
}

const sanitise = createBrowserSanitiser(globalThis.window)
let ran = 0
window.addEventListener('message', ({ data }) => void (ran += data === 'ran' ? 1 : 0))
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
  everywhere,
}

const shownAtOnce = 100

/** Elements whose inside is read in a way of its own. */
const surroundings = [
  'div',
  'p',
  'a',
  'table',
  'tr',
  'select',
  'button',
  'template',
  'pre',
  'noscript',
]

async function everywhere(markups: readonly string[]): Promise<{ faults: string[]; ran: number }> {
  ran = 0
  const faults: string[] = []
  for (let start = 0; start < markups.length; start += shownAtOnce) {
    const some = markups.slice(start, start + shownAtOnce)
    const places = some.flatMap((html) => [
      ...surroundings.map((name) => inside(document.createElement(name), html)),
      inside(document.createElementNS('http://www.w3.org/2000/svg', 'svg'), html),
      inside(document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject'), html),
      inside(document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math'), html),
      inside(document.createElementNS('http://www.w3.org/1998/Math/MathML', 'mtext'), html),
    ])
    // Whole documents, by the parser that pages go through; scripts in them would run.
    const frames = await Promise.all(chunks(some, 20).map(asDocument))
    for (const frame of frames) faults.push(...runningParts(frame.contentDocument))
    for (const shown of places) {
      faults.push(...runningParts(shown))
      press(shown)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const shown of [...places, ...frames]) shown.remove()
  }
  return { faults, ran }
}

function inside(element: Element, html: string): Element {
  document.body.append(element)
  element.innerHTML = html
  return element
}

function asDocument(markups: readonly string[]): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><body>${markups.map((html) => `<div>${html}</div>`).join('')}</body>`
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true })
    document.body.append(frame)
  })
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Handlers, schemes and elements that no place may give power to, whatever namespace they end up in. */
function runningParts(root: ParentNode | null): string[] {
  if (root === null) return ['no document']
  const template = root instanceof HTMLTemplateElement ? root.content : root
  return [...template.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName
    const isOwn = ['html', 'head', 'body', 'tbody', 'tr', 'td'].includes(tag)
    const faults = isOwn || writtenTags.includes(tag) ? [] : [`<${tag}>`]
    for (const { name, value } of element.attributes) {
      if (allowedAttributes[tag]?.includes(name) !== true) faults.push(`${tag}[${name}]`)
      else if (name === 'href' || name === 'src') faults.push(...addressFaults(tag, value))
    }
    return faults
  })
}

/** Does to an element what a reader might do. */
function press(shown: Element): void {
  for (const element of shown.querySelectorAll('*')) {
    for (const type of ['click', 'focus', 'mouseover', 'pointerover', 'error', 'load'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}

/** Shows markup, each in a place of its own, and does to it what a reader might do. */
function place(html: string): HTMLElement {
  const shown = document.createElement('div')
  document.body.append(shown)
  shown.innerHTML = html
  press(shown)
  return shown
}

/** The markup as the browser writes it again, with sorted attributes. */
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

/** Both what is there, and what is there once it was written out and read again. */
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

/** Finds faults in an address as the browser reads it. */
function addressFaults(tag: string, value: string): string[] {
  const here = 'https://site.example/page'
  if (!URL.canParse(value, here)) return []
  const { protocol, host } = new URL(value, here)
  const schemes: Record<string, readonly string[]> = {
    a: ['http:', 'https:', 'mailto:', 'tel:'],
    img: ['http:', 'https:'],
    iframe: ['https:'],
  }
  const isAllowed = schemes[tag]?.includes(protocol) === true
  const isDisguised = !/^\s*[a-z][a-z+.-]*:/i.test(value) && host !== 'site.example'
  return isAllowed && !isDisguised ? [] : [`${tag} leads to ${value}`]
}
