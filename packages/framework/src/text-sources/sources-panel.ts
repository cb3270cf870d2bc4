import type { PageText } from './page-texts.ts'
import { sourceWords } from './source-words.ts'
import type { TextSource } from './text-sources.ts'

/** A text of the page with where it comes from. */
export interface SourcedText extends PageText {
  readonly source: TextSource
}

const style = `
:host { all: initial; color-scheme: light; }
section { position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483647; box-sizing: border-box;
  inline-size: min(24rem, 100vw); padding: 1rem; overflow: auto; background: #fff; color: #111;
  border-inline-start: 4px solid #1d4ed8; box-shadow: 0 0 1rem #0003; font: 16px/1.4 system-ui, sans-serif; }
section[data-is-small] { inset-block-start: auto; inline-size: auto; padding: .5rem; border: 2px solid #1d4ed8; }
section[data-is-small] > :not(header), section[data-is-small] h2 { display: none; }
header { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: space-between; align-items: start; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: .5rem 0; }
ol { margin: 1rem 0 0; padding: 0; list-style: none; }
li { padding-block: .5rem; border-block-start: 1px solid #ccc; }
li[aria-current] { background: #dbeafe; }
button { font: inherit; color: inherit; cursor: pointer; text-align: start; }
header button { padding: .375rem .75rem; }
li button { display: block; inline-size: 100%; padding: .25rem; border: 0; background: none; font-weight: 700; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 1px; }
small, a { display: block; padding: .125rem .25rem; font-size: .875rem; overflow-wrap: anywhere; }
a { color: #1d4ed8; padding-block: .375rem; }
`

/** From this width on the list has room beside the page, in CSS pixels. */
const roomPx = 800

/** The outline of the text that is chosen in the page. */
const marked = '3px solid #1d4ed8'

/** Creates the list beside the page. A press on a text of the page finds it in the list, and does nothing else. */
export function createSourcesPanel(page: Document): {
  /** Shows these texts in place of those before. */
  show: (texts: readonly SourcedText[]) => void
} {
  const host = page.createElement('div')
  host.dataset['textSources'] = ''
  const root = host.attachShadow({ mode: 'open' })
  const list = page.createElement('ol')
  const count = page.createElement('p')
  const panel = page.createElement('section')
  const toggle = page.createElement('button')
  let chosen: HTMLElement | undefined
  let shown: readonly SourcedText[] = []

  function outline(element: Element | undefined): void {
    if (chosen !== undefined) chosen.style.outline = ''
    chosen = element instanceof HTMLElement ? element : undefined
    if (chosen !== undefined) chosen.style.outline = marked
  }

  function choose(at: number, from: 'page' | 'list'): void {
    const { element } = shown[at] ?? {}
    for (const item of list.children) item.removeAttribute('aria-current')
    const item = list.children[at]
    item?.setAttribute('aria-current', 'true')
    outline(element)
    if (from === 'list') element?.scrollIntoView({ block: 'center' })
    else {
      panel.toggleAttribute('data-is-small', false)
      item?.scrollIntoView({ block: 'center' })
      item?.querySelector('button')?.focus()
    }
  }

  function show(texts: readonly SourcedText[]): void {
    const before = shown
    shown = texts
    count.textContent = sourceWords.count(texts.length)
    const item = (one: SourcedText, at: number) => itemOf(page, one, () => choose(at, 'list'))
    if (texts.length !== before.length) {
      list.replaceChildren(...texts.map(item))
      const at = texts.findIndex(({ element }) => element === chosen)
      list.children[at]?.setAttribute('aria-current', 'true')
      return
    }
    // A clock that ticks changes its own text, and nothing of the others.
    for (const [at, one] of texts.entries()) {
      if (one.text !== before[at]?.text) list.children[at]?.replaceWith(item(one, at))
    }
  }

  page.addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath()
      if (!(target instanceof Element) || event.composedPath().includes(host)) return
      const at = indexOfText(shown, target)
      if (at === -1) return
      event.preventDefault()
      event.stopPropagation()
      choose(at, 'page')
    },
    true,
  )
  panel.setAttribute('aria-labelledby', 'title')
  const header = page.createElement('header')
  const title = page.createElement('h2')
  title.id = 'title'
  title.textContent = sourceWords.title
  toggle.type = 'button'
  const setSmall = (isSmall: boolean) => {
    panel.toggleAttribute('data-is-small', isSmall)
    toggle.textContent = isSmall ? sourceWords.open : sourceWords.close
    toggle.setAttribute('aria-expanded', String(!isSmall))
    if (isSmall) outline(undefined)
  }
  toggle.addEventListener('click', () => setSmall(!panel.hasAttribute('data-is-small')))
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setSmall(true)
  })
  const help = page.createElement('p')
  help.textContent = sourceWords.help
  header.append(title, toggle)
  panel.append(header, help, count, list)
  // The page's policy allows no style element that it does not know.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.append(panel)
  // On a phone the page is seen first.
  setSmall(innerWidth < roomPx)
  page.body.append(host)
  return { show }
}

function itemOf(page: Document, { text, source }: SourcedText, press: () => void): HTMLElement {
  const item = page.createElement('li')
  item.dataset['kind'] = source.kind
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', press)
  const place = page.createElement('small')
  place.textContent = sourceWords.place(source)
  item.append(button, place)
  if (source.kind !== 'document') return item
  const { address, file } = source.document
  if (address !== undefined) {
    const link = page.createElement('a')
    link.href = `${address}#${encodeURI(source.field)}`
    link.target = '_blank'
    link.rel = 'noreferrer'
    link.textContent = sourceWords.edit(source.document.title)
    item.append(link)
  }
  if (file !== undefined) {
    const path = page.createElement('small')
    path.textContent = file
    item.append(path)
  }
  return item
}

/** The text that was pressed: the pressed element's own, else the first one inside it. */
function indexOfText(texts: readonly SourcedText[], target: Element): number {
  const own = texts.findIndex(({ element }) => element === target)
  return own === -1 ? texts.findIndex(({ element }) => target.contains(element)) : own
}
