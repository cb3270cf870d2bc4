import { importSource, sizeBudgets } from './budgets.ts'
import { sizeOf } from './size-of.ts'

for (const budget of sizeBudgets) {
  // One after the other: two cores are enough for one bundle.
  // oxlint-disable-next-line no-await-in-loop
  const { brotliBytes, packages } = await sizeOf(importSource(budget))
  console.log(
    `${budget.name}: ${brotliBytes} of ${budget.budgetBytes} bytes; with ${packages.join(', ') || 'no package'}`,
  )
}
