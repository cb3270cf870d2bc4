/** A text of a page, and where it is. */
export interface PageText {
  readonly text: string
  /** The sentence that it is a part of. */
  readonly around: string
  readonly element: Element
}

/** Elements whose text nobody reads. */
const notRead = 'script,style,noscript,template,[data-text-sources]'
/** Elements inside a sentence, such as links and emphasis. */
const inline = 'a,abbr,b,cite,code,data,em,i,mark,q,s,small,span,strong,sub,sup,time,u'

/** The texts of a part of a page that somebody reads or hears, in order. */
export function pageTexts(root: Element): PageText[] {
  const found: PageText[] = []
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node
    const text = textContent?.trim() ?? ''
    if (element === null || !hasWords(text) || element.closest(notRead)) continue
    found.push({ text, element, around: sentenceAround(element) })
  }
  for (const element of root.querySelectorAll('[alt],[placeholder],[aria-label]')) {
    for (const name of ['alt', 'placeholder', 'aria-label']) {
      const text = element.getAttribute(name)?.trim() ?? ''
      if (hasWords(text) && !element.closest(notRead)) found.push({ text, element, around: text })
    }
  }
  return found
}

/** Numbers and signs by themselves are nobody's words. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text)
}

function sentenceAround(element: Element): string {
  let block = element
  while (block.matches(inline) && block.parentElement !== null) block = block.parentElement
  return block.textContent?.trim() ?? ''
}
