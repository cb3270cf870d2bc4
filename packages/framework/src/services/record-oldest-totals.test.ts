import { createRenderFacts, createReadCache } from '@milepost/server'
import { expect, it } from 'vitest'
import { recordOldestTotals } from './services.ts'

const totalsCacheAge = { kind: 'totals', freshMs: 20_000, staleMs: 120_000 } as const
const contentCacheAge = { kind: 'content', freshMs: 15_000, staleMs: 600_000 } as const
const checkoutCacheAge = { kind: 'facts', freshMs: 10_000, staleMs: 60_000 } as const
const factsCacheAge = { kind: 'facts', freshMs: 3_600_000, staleMs: 86_400_000 } as const

it('records the time of the oldest total, but not of documents or slowly changing data', async () => {
  let nowMs = 1000
  const cache = createReadCache({ now: () => nowMs })
  const facts = createRenderFacts()
  const reads = recordOldestTotals(cache, facts)
  const value = () => Promise.resolve(7)
  await cache.read('page:maya', totalsCacheAge, value)
  nowMs = 9000
  await reads.read('content:site', contentCacheAge, value)
  await reads.read('checkout:https://pay.example', checkoutCacheAge, value)
  await reads.read('project:currency', factsCacheAge, value)
  expect(facts.oldestTotalsMs).toBeUndefined()
  await reads.read('page:ada', totalsCacheAge, value)
  expect(facts.oldestTotalsMs).toBe(9000)
  await reads.read('page:maya', totalsCacheAge, value)
  expect(facts.oldestTotalsMs).toBe(1000)
  await reads.read('page:ada', totalsCacheAge, value)
  expect(facts.oldestTotalsMs).toBe(1000)
})
