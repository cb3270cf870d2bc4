import type { Locator, Page } from '@playwright/test'

/** The latest saved message. It disappears after five seconds, so no test may depend on closing it. */
export function savedMessage(page: Page): { message: Locator; markSeen: () => Promise<void> } {
  const message = page
    .getByText('Saved. Visitors will see it within a minute.')
    .and(page.locator(':not([data-seen])'))
  return {
    message,
    // Every message is a new element, so a seen one cannot be mistaken for the next.
    markSeen: () =>
      message.evaluateAll((all) => {
        for (const one of all) one.setAttribute('data-seen', '')
      }),
  }
}
