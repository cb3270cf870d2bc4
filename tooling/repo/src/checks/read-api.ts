import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

const format = (ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature) as ts.TypeFormatFlags
const aliasFormat = (format | ts.TypeFormatFlags.InTypeAlias) as ts.TypeFormatFlags

/** A package's manifest, as far as its exports need it. */
export interface Manifest {
  name: string
  exports: Record<string, string | Record<string, unknown>>
}

/**
 * Lists the exports of a package: one line for each export and for each member of its type.
 *
 * @throws Error if an entry exports nothing
 */
export function readApi(folder: string, { name, exports }: Manifest): string {
  const entries = Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'object' ? target['@milepost/source'] : undefined
    if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return []
    // A pattern is an entry for each file that it matches.
    const files = globSync(source, { cwd: folder }).toSorted()
    return files.map((file) => {
      const part = basename(file).replace(/\.tsx?$/, '')
      return [name + path.slice(1).replace('*', part), join(folder, file)] as const
    })
  })
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) =>
    readFileSync(path, 'utf8'),
  )
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const files = entries.map(([, file]) => file)
  const program = ts.createProgram(files, options, hostWithCache(options))
  const checker = program.getTypeChecker()
  const sections = entries.map(([entry, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${entry}: ${file} exports nothing`)
    const symbols = checker.getExportsOfModule(module)
    const lines = symbols.map((symbol) => describeExport(checker, symbol)).toSorted()
    return `## ${entry}\n\n${lines.join('\n')}\n`
  })
  return sections.join('\n')
}

const sources = new Map<string, ts.SourceFile | undefined>()

/** Parses each file once for all packages. */
function hostWithCache(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const getSourceFile = (file: string, settings: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    if (!sources.has(file)) sources.set(file, host.getSourceFile(file, settings))
    return sources.get(file)
  }
  return { ...host, getSourceFile }
}

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const { name, flags } = exported
  const symbol = flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const declaration = symbol.declarations?.[0]
  if (declaration === undefined) return `${name}: any`
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const kind = ts.isInterfaceDeclaration(declaration) ? 'interface' : 'class'
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return `${kind} ${name}${members(checker, type, declaration)}`
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return `type ${name} = ${checker.typeToString(type, declaration, aliasFormat)}`
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  return `${name}: ${checker.typeToString(type, declaration, format)}`
}

function members(checker: ts.TypeChecker, type: ts.Type, at: ts.Declaration): string {
  const isForeign = (part: ts.Declaration) =>
    part.getSourceFile().fileName.includes('/node_modules/')
  return checker
    .getPropertiesOfType(type)
    .filter(({ declarations }) => declarations?.some((part) => !isForeign(part)))
    .map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      const text = checker.typeToString(checker.getTypeOfSymbolAtLocation(member, at), at, format)
      // The compiler numbers symbols that are keys.
      return `\n  ${member.name.replace(/^__@([^@]+)@\d+$/, '[$1]')}${optional}: ${text}`
    })
    .toSorted()
    .join('')
}
