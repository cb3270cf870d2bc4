import { bundleSize } from '@milepost/config/bundle-size'
import { fileURLToPath } from 'node:url'
import { importSource, sizeBudgets } from '../size/budgets.ts'
import { sizeOf } from '../size/size-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

console.log('| Import, minified, brotli 11 | kB | budget |\n|---|---|---|')
for (const budget of sizeBudgets) {
  // One after the other: two cores are enough for one bundle.
  // oxlint-disable-next-line no-await-in-loop
  const { brotliBytes } = await sizeOf(importSource(budget))
  console.log(
    `| milepost platform: ${budget.name} | ${kilobytes(brotliBytes)} | ${kilobytes(budget.budgetBytes)} |`,
  )
}
for (const [name, source] of [
  ['axios alone', "export { default } from 'axios'"],
  ['graphql-request alone', "export { GraphQLClient } from 'graphql-request'"],
] as const) {
  // oxlint-disable-next-line no-await-in-loop
  const { brotliBytes } = await bundleSize({ root, source })
  console.log(`| ${name} | ${kilobytes(brotliBytes)} | |`)
}
