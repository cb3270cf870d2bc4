// @vitest-environment node
import { importSource } from '@milepost/config/size-budget'
import { expect, it } from 'vitest'
import { sizeOf } from './size-of.ts'
import { sizeBudgets } from './budgets.ts'

// The kit's style sheets are compiled on the way.
it.each(sizeBudgets)('size budgets keeps $name within its budget', async (budget) => {
  const { brotliBytes, packages } = await sizeOf(importSource(budget))

  expect(brotliBytes).toBeLessThanOrEqual(budget.budgetBytes)
  expect(packages.toSorted()).toEqual(budget.packages.toSorted())
  // A budget nobody tightens hides growth.
  expect(brotliBytes).toBeGreaterThan(budget.budgetBytes * 0.85)
})
