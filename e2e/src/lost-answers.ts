import type { BrowserContext, Page } from '@playwright/test'

/** Lets what is sent arrive, and loses its answer; tells how often it was sent. */
export async function loseAnswers(on: Page | BrowserContext, address: string, method: string) {
  const sent = { countRequests: 0 }
  await on.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent.countRequests += 1
    await route.fetch({ maxRedirects: 0 })
    return route.abort('connectionreset')
  })
  return sent
}

/** Counts the requests of a kind. */
export function countRequests(page: Page | BrowserContext, address: RegExp, method: string) {
  const sent = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === method && address.test(request.url())) sent.count += 1
  })
  return sent
}
