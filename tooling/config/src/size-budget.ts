import { beforeAll, describe, expect, it } from 'vitest'
import { bundleSizes, type BundleSize, type BundleSizeOptions } from './bundle-size.ts'

/** An entry in a package's `size-budget.json`. */
export interface SizeBudget {
  readonly name: string
  /** Imported names by module; `*` for all exports. */
  readonly imports: Readonly<Record<string, readonly string[]>>
  /** Maximum size after brotli, in bytes. */
  readonly budgetBytes: number
  /** Packages that may be bundled. */
  readonly packages: readonly string[]
}

/** Returns the code of a module that imports these names and uses each once. */
export function importSource(imports: SizeBudget['imports']): string {
  return Object.entries(imports)
    .map(([from, names]) =>
      names.includes('*')
        ? `export * from '${from}'`
        : `import { ${names.join(', ')} } from '${from}'; console.log(${names.join(', ')})`,
    )
    .join('\n')
}

/** Tests that each import stays within its budget. */
export function testSizeBudgets(
  budgets: readonly SizeBudget[],
  options: Omit<BundleSizeOptions, 'sources'>,
): void {
  describe('size budgets', () => {
    let sizes: BundleSize[]
    beforeAll(async () => {
      const sources = budgets.map(({ imports }) => importSource(imports))
      sizes = await bundleSizes({ ...options, sources })
    })

    it.each(budgets.map((budget, index) => ({ ...budget, index })))(
      'keeps $name within its budget',
      ({ index, budgetBytes, packages }) => {
        expect(sizes[index]?.packages).toEqual(packages.toSorted())
        expect(sizes[index]?.brotliBytes).toBeLessThanOrEqual(budgetBytes)
        // A loose budget would hide growth.
        expect(sizes[index]?.brotliBytes).toBeGreaterThan(budgetBytes * 0.85)
      },
    )
  })
}
