import type { Locator, Page } from '@playwright/test'

/**
 * The message that something was saved, and not one of an earlier time. It goes by itself after five
 * seconds, so nothing that takes as long as the machine likes may count on closing it.
 */
export function savedMessage(page: Page): { message: Locator; markSeen: () => Promise<void> } {
  const message = page
    .getByText('Saved. Visitors see it within a minute.')
    .and(page.locator(':not([data-seen])'))
  return {
    message,
    // Every message is an element of its own: one that was seen cannot be taken for the next.
    markSeen: () =>
      message.evaluateAll((all) => {
        for (const one of all) one.setAttribute('data-seen', '')
      }),
  }
}
