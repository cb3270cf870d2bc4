import type { Page } from '@playwright/test'

/** What moved on its own while the page loaded, each with how far, in Chromium's measure. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number
              sources: readonly { node: Node | null }[]
            }
            const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40))
            shifts.push(`${value} after ${Math.round(entry.startTime)} ms: ${moved.join(' | ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 300)
      }),
  )
}
