import budgets from '../size-budget.json' with { type: 'json' }

/** One line of `size-budget.json`. */
export interface SizeBudget {
  readonly name: string
  /** Exported names; `*` for all of them. */
  readonly imports: readonly string[]
  readonly from: string
  /** Bytes after brotli that must not be exceeded. */
  readonly budgetBytes: number
  /** The packages that may come along. */
  readonly packages: readonly string[]
}

export const sizeBudgets: readonly SizeBudget[] = budgets

/** The module of an application that imports these names and uses each once. */
export function importSource({ imports, from }: SizeBudget): string {
  return imports.includes('*')
    ? `export * from '${from}'`
    : `import { ${imports.join(', ')} } from '${from}'\nconsole.log(${imports.join(', ')})`
}
