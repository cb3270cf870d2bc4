import budgets from '../size-budget.json' with { type: 'json' }

/** One line of `size-budget.json`. */
export interface SizeBudget {
  readonly name: string
  /** Exported names by entry; `*` for all of them. */
  readonly imports: Readonly<Record<string, readonly string[]>>
  /** Bytes after brotli that must not be exceeded. */
  readonly budgetBytes: number
  /** The packages of others that may come along. */
  readonly packages: readonly string[]
}

export const sizeBudgets = budgets as unknown as readonly SizeBudget[]

/** The module of an application that imports these names. */
export function importSource({ imports }: SizeBudget): string {
  return Object.entries(imports)
    .map(([from, names]) =>
      names.includes('*')
        ? `export * from '${from}'`
        : `export { ${names.join(', ')} } from '${from}'`,
    )
    .join('\n')
}
