/** One line of a package's `size-budget.json`. */
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

/** The module of an application that imports these names and uses each once. */
export function importSource({ imports, from }: Pick<SizeBudget, 'imports' | 'from'>): string {
  return imports.includes('*')
    ? `export * from '${from}'`
    : `import { ${imports.join(', ')} } from '${from}'\nconsole.log(${imports.join(', ')})`
}
