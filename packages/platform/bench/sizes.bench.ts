import { join } from 'node:path'
import { bundleSizes } from '@milepost/config/bundle-size'
import { importSource } from '@milepost/config/size-budget'
import budgets from '../size-budget.json' with { type: 'json' }

const sources = {
  ...Object.fromEntries(
    budgets.map(({ name, imports }) => [`milepost platform: ${name}`, importSource(imports)]),
  ),
  'axios alone': "export { default } from 'axios'",
  'graphql-request alone': "export { GraphQLClient } from 'graphql-request'",
}
const sizes = await bundleSizes({
  root: join(import.meta.dirname, '..'),
  sources: Object.values(sources),
})
console.log('| Import, minified, brotli 11 | kB |\n|---|---|')
for (const [index, name] of Object.keys(sources).entries())
  console.log(`| ${name} | ${((sizes[index]?.brotliBytes ?? 0) / 1000).toFixed(1)} |`)
