import { isPlatformError } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import { fetchPage } from './fetch-page.ts'
import type { Page } from './page.ts'
import type { PageSelection } from './page-selection.ts'

// Spec §9
const delayMs = 500
const mostAttempts = 10

/**
 * Reads a page that was created a moment ago and may not be there yet: every 500 ms, ten times.
 *
 * @returns undefined when it does not appear
 */
export async function awaitPage(
  platform: Platform,
  { id, slug, signal, ...options }: PageSelection,
): Promise<Page | undefined> {
  const patient = { ...platform, retries: 0 }
  const selection = id === undefined ? { slug } : { id }
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await fetchPage(patient, { ...selection, signal, ...options })
    } catch (error) {
      if (!isPlatformError(error)) throw error
      if (attempt >= mostAttempts) return undefined
    }
    // oxlint-disable-next-line no-await-in-loop
    await platform.clock.wait(delayMs, signal)
  }
}
