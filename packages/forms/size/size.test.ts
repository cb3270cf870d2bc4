// @vitest-environment node
import { join } from 'node:path'
import { testSizeBudgets } from '@milepost/config/size-budget'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import budgets from '../size-budget.json' with { type: 'json' }

testSizeBudgets(budgets, {
  root: join(import.meta.dirname, '..'),
  plugins: [vanillaExtractPlugin({ identifiers: 'short', outputCss: false })],
})
