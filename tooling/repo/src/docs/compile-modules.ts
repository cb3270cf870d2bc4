import ts from 'typescript'

/**
 * Type checks modules in this package against the sources of our packages.
 *
 * @returns type errors by file
 */
export function compileModules(files: string[]): Map<string, string[]> {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@milepost/source'],
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noUncheckedSideEffectImports: false,
  })
  const problems = new Map<string, string[]>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    problems.set(
      file,
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    )
  }
  return problems
}
