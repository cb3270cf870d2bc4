import { importSource } from '@milepost/config/size-budget'
import { sizeOf } from './size-of.ts'
import { sizeBudgets } from './budgets.ts'

for (const budget of sizeBudgets) {
  const { brotliBytes, packages } = await sizeOf(importSource(budget))
  console.log(
    `${budget.name}: ${brotliBytes} of ${budget.budgetBytes} bytes; with ${packages.join(', ') || 'no package'}`,
  )
}
