import { importSource } from '@milepost/config/size-budget'
import { expect, it } from 'vitest'
import { sizeOf } from './size-of.ts'
import { sizeBudgets } from './budgets.ts'

it.each(sizeBudgets)('$name stays within its size budget', async (budget) => {
  const { brotliBytes, packages } = await sizeOf(importSource(budget))

  expect(brotliBytes).toBeLessThanOrEqual(budget.budgetBytes)
  expect(packages).toEqual(budget.packages)
  // A budget nobody tightens hides growth.
  expect(brotliBytes).toBeGreaterThan(budget.budgetBytes * 0.85)
})
