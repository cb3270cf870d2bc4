// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bundleSize } from './bundle-size.ts'
import { importSource, sizeBudgets } from './budgets.ts'

// Components that a first view does not need, and an application can load on demand.
const later = {
  Carousel: 'carousel/carousel.tsx',
  Countdown: 'countdown/countdown.tsx',
  Embed: 'embed/embed.tsx',
  Modal: 'modal/modal.tsx',
  RouteMap: 'route-map/route-map.tsx',
  Search: 'search/search.tsx',
  ShareBar: 'share/share.tsx',
  Sparkline: 'chart/chart.tsx',
  Table: 'table/table.tsx',
  Tabs: 'tabs/tabs.tsx',
  Ticker: 'ticker/ticker.tsx',
}

// Style sheets are compiled on the way.
describe('size budgets', () => {
  it.each(sizeBudgets)('keeps $name within its budget', async (budget) => {
    const size = await bundleSize({ 'app:entry': importSource(budget.imports) })
    expect(size.scriptBytes).toBeLessThanOrEqual(budget.scriptBytes)
    expect(size.styleBytes).toBeLessThanOrEqual(budget.styleBytes)
    // An empty bundle would be within any budget.
    expect(size.scriptBytes).toBeGreaterThan(1000)
    expect(size.styleBytes).toBeGreaterThan(1000)
  })

  it('leaves to a later script what is imported there alone', async () => {
    const { firstFiles, laterFiles } = await bundleSize({
      'app:entry': `${importSource(['Button', 'Hero', 'Leaderboard', 'LeaderboardItem'])}\nvoid import('app:later')`,
      'app:later': importSource(Object.keys(later)),
    })
    expect(firstFiles).toContain('src/components/hero/hero.tsx')
    for (const file of Object.values(later)) {
      expect(firstFiles).not.toContain(`src/components/${file}`)
      expect(laterFiles).toContain(`src/components/${file}`)
    }
  })
})
