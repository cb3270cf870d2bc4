import { fileURLToPath } from 'node:url'
import { bundleSize } from '@milepost/config/bundle-size'
import { importSource, type SizeBudget } from '@milepost/config/size-budget'
import { sourceCondition } from '@milepost/config/source-condition'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { expect, it } from 'vitest'
import budgets from '../size-budget.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

it.each(budgets as readonly SizeBudget[])('keeps $name within its budget', async (budget) => {
  const { brotliBytes, packages } = await bundleSize({
    root,
    source: importSource(budget),
    plugins: [
      vanillaExtractPlugin({
        identifiers: 'short',
        outputCss: false,
        // Its sheets are built on those of the kit, which has no build yet in a new clone.
        esbuildOptions: { conditions: [sourceCondition] },
      }),
    ],
  })
  expect(brotliBytes).toBeLessThanOrEqual(budget.budgetBytes)
  expect(packages.toSorted()).toEqual(budget.packages.toSorted())
  // A budget that nobody tightens hides growth.
  expect(brotliBytes).toBeGreaterThan(budget.budgetBytes * 0.85)
})
