import { join } from 'node:path'
import { testSizeBudgets } from '@milepost/config/size-budget'
import { sourceCondition } from '@milepost/config/source-condition'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import budgets from '../size-budget.json' with { type: 'json' }

testSizeBudgets(budgets, {
  root: join(import.meta.dirname, '..'),
  plugins: [
    vanillaExtractPlugin({
      identifiers: 'short',
      outputCss: false,
      // The style sheets import those of the kit, which has no build in a new clone.
      esbuildOptions: { conditions: [sourceCondition] },
    }),
  ],
})
