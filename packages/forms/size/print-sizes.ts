import { bundleSize } from './bundle-size.ts'
import { importSource, sizeBudgets } from './budgets.ts'

for (const budget of sizeBudgets) {
  const { brotliBytes, packages } = await bundleSize(importSource(budget))
  console.log(
    `${budget.name}: ${brotliBytes} of ${budget.budgetBytes} bytes; with ${packages.join(', ') || 'no package'}`,
  )
}
