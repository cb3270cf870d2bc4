import type { Page } from '@playwright/test'

/** Texts that are equal in both languages, or user input. */
const alike = new Set(['E-bost', 'QR', 'CSV', '.', ''])

/**
 * Returns the product's English sentences on a page: texts and accessible names of visible elements that match a
 * sentence of the list. Elements marked as another language are excluded.
 */
export async function untranslatedSentences(
  page: Page,
  messages: Readonly<Record<string, string>>,
): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node as HTMLElement
      const own = element.closest('[lang]')?.getAttribute('lang') ?? ''
      if (own !== document.documentElement.lang || element.closest('script,style,template'))
        continue
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '')
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? '')
      }
    }
    return found
  })
  const sentences = Object.entries(messages).filter(([, text]) => isTelling(text))
  const known = sentences.map(([key, text]) => ({ key, pattern: patternOf(text) }))
  const said = new Set(texts.map((text) => text.trim()).filter((text) => !alike.has(text)))
  return [...said].flatMap((text) => {
    const match = known.find(({ pattern }) => pattern.test(text))
    return match === undefined ? [] : [`${match.key}: ${text}`]
  })
}

/** Whether enough of a sentence is fixed to know it by, whatever fills its braces. */
function isTelling(sentence: string): boolean {
  const fixed = sentence.replaceAll(/\{\w+\}/g, '')
  return fixed === sentence ? sentence.length > 2 : fixed.replaceAll(/\P{L}/gu, '').length >= 8
}

/** A sentence whose braces may be filled with anything. */
function patternOf(sentence: string): RegExp {
  const parts = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`)
}
