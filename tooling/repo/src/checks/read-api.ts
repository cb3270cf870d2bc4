import ts from 'typescript'

const format = (ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature) as ts.TypeFormatFlags
const aliasFormat = (format | ts.TypeFormatFlags.InTypeAlias) as ts.TypeFormatFlags

/**
 * Lists what modules export, one line for an export and one for each member of its type: what
 * somebody outside can come to depend on.
 *
 * @param entries - the modules by the name they are imported by
 * @throws Error when a module is not there
 */
export function readApi(
  entries: Readonly<Record<string, string>>,
  options: ts.CompilerOptions,
): string {
  const program = ts.createProgram(Object.values(entries), { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const sections = Object.entries(entries).map(([name, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${name}: ${file} exports nothing`)
    const lines = checker
      .getExportsOfModule(module)
      .map((symbol) => describeExport(checker, symbol))
      .toSorted()
    return `## ${name}\n\n${lines.join('\n')}\n`
  })
  return sections.join('\n')
}

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const name = exported.name
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const declaration = symbol.declarations?.[0]
  if (declaration === undefined) return `${name}: any`
  if (ts.isInterfaceDeclaration(declaration)) {
    return `interface ${name}${members(checker, checker.getDeclaredTypeOfSymbol(symbol), declaration)}`
  }
  if (ts.isClassDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return `class ${name}${members(checker, type, declaration)}`
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return `type ${name} = ${checker.typeToString(type, declaration, aliasFormat)}`
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  return `${name}: ${checker.typeToString(type, declaration, format)}`
}

function members(checker: ts.TypeChecker, type: ts.Type, at: ts.Declaration): string {
  const lines = checker
    .getPropertiesOfType(type)
    // What the platform's own types bring along is not ours to promise.
    .filter((member) => member.declarations?.some((part) => !isForeign(part)))
    .map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      const text = checker.typeToString(checker.getTypeOfSymbolAtLocation(member, at), at, format)
      return `  ${nameOf(member)}${optional}: ${text}`
    })
  return lines.length === 0 ? '' : `\n${lines.toSorted().join('\n')}`
}

/** The compiler numbers symbols that are keys anew whenever it reads other files. */
function nameOf({ name }: ts.Symbol): string {
  return name.replace(/^__@([^@]+)@\d+$/, '[$1]')
}

function isForeign(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('/node_modules/')
}
