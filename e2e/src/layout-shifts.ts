import type { Page } from '@playwright/test'

/** Returns the layout shifts during the page load, with their scores in Chromium. */
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
