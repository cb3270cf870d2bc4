import { expect, it } from 'vitest'
import { sizeOf } from './size-of.ts'
import { importSource, sizeBudgets } from './budgets.ts'

it.each(sizeBudgets)('size budgets keeps $name within its budget', async (budget) => {
  const { brotliBytes, packages } = await sizeOf(importSource(budget))
  expect(brotliBytes).toBeLessThanOrEqual(budget.budgetBytes)
  expect(packages.toSorted()).toEqual(budget.packages.toSorted())
  // A budget that nobody tightens hides growth.
  expect(brotliBytes).toBeGreaterThan(budget.budgetBytes * 0.85)
})
