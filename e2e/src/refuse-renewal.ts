import type { Page } from '@playwright/test'

/** Has the platform refuse to renew the session of a page. */
export async function refuseRenewal(page: Page): Promise<void> {
  await page.route('**/token/refresh', (route) =>
    route.fulfill({
      status: 401,
      body: '{}',
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    }),
  )
}
