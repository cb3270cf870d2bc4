import type { Locator, Page } from '@playwright/test'

/**
 * The words that say that something was saved, and not those of an earlier time. They go by themselves after five
 * seconds, so nothing that takes as long as the machine likes may count on closing them.
 */
export function savedMessage(page: Page): { said: Locator; hear: () => Promise<void> } {
  const said = page
    .getByText('Saved. Visitors see it within a minute.')
    .and(page.locator(':not([data-heard])'))
  return {
    said,
    // Every message is an element of its own: one that was heard cannot be taken for the next.
    hear: () =>
      said.evaluateAll((all) => {
        for (const one of all) one.setAttribute('data-heard', '')
      }),
  }
}
