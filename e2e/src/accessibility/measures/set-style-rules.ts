import type { Page } from 'playwright'

/** Adds style rules to a page, whose policy refuses style elements; an empty text takes them away again. */
export async function setStyleRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = text === '' ? [] : [sheet]
  }, rules)
}
