import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Returns the first difference between a value and its type; undefined if the value matches. */
export type TypeCheck = (value: unknown, path?: string) => string | undefined

const index = fileURLToPath(new URL('../index.ts', import.meta.url))

let declared: ((name: string) => TypeCheck) | undefined

/** Returns a function that, by the name of an export, returns a check of its declared result type. */
export function declaredResults(): (name: string) => TypeCheck {
  return (declared ??= readTypes())
}

function readTypes(): (name: string) => TypeCheck {
  const program = ts.createProgram([index], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
    customConditions: ['@milepost/source'],
  })
  const types = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && types.getSymbolAtLocation(source)
  if (!module) throw new Error('The package has no index')
  const results = new Map(
    types.getExportsOfModule(module).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(symbol) : symbol
      const [signature] = types.getTypeOfSymbol(target).getCallSignatures()
      return signature ? [[symbol.name, signature.getReturnType()] as const] : []
    }),
  )
  const checkers = new Map<ts.Type, TypeCheck>()
  return (name) => {
    const type = results.get(name)
    if (!type) throw new Error(`${name} is not a function of the package`)
    return checkerOf(types, checkers, type)
  }
}

/** Primitive types. */
const plain: readonly [ts.TypeFlags, (value: unknown, type: ts.Type) => boolean][] = [
  [ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral, isLiteral],
  [ts.TypeFlags.String, (value) => typeof value === 'string'],
  [ts.TypeFlags.Number, (value) => Number.isFinite(value)],
  [ts.TypeFlags.Boolean, (value) => typeof value === 'boolean'],
  [
    ts.TypeFlags.BooleanLiteral,
    (value, type) =>
      String(value) === (type as ts.FreshableType & { intrinsicName: string }).intrinsicName,
  ],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, (value) => value === undefined],
  [ts.TypeFlags.Null, (value) => value === null],
  [ts.TypeFlags.Any, () => false],
  // Unparsed data may be anything except NaN and infinity.
  [ts.TypeFlags.Unknown, (value) => numbersIn(value).every(Number.isFinite)],
]

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

function isLiteral(value: unknown, type: ts.Type): boolean {
  return type.isLiteral() && type.value === value
}

function checkerOf(
  types: ts.TypeChecker,
  checkers: Map<ts.Type, TypeCheck>,
  type: ts.Type,
): TypeCheck {
  const known = checkers.get(type)
  if (known) return known
  // Stored before it is complete, because types can be recursive.
  let made: TypeCheck = () => undefined
  checkers.set(type, (value, path) => made(value, path))
  const of = (part: ts.Type) => checkerOf(types, checkers, part)
  const fault = (value: unknown, path: string) =>
    `${path || 'it'} is ${JSON.stringify(value)?.slice(0, 40) ?? typeof value}, not ${types.typeToString(type)}`

  const simple = plain.find(([flags]) => type.flags & flags)
  if (simple) {
    made = (value, path = '') => (simple[1](value, type) ? undefined : fault(value, path))
  } else if (type.isUnion()) {
    const parts = type.types.map(of)
    made = (value, path = '') =>
      parts.some((part) => part(value, path) === undefined) ? undefined : fault(value, path)
  } else if (types.isArrayType(type)) {
    const item = of(types.getTypeArguments(type as ts.TypeReference)[0]!)
    made = (value, path = '') =>
      Array.isArray(value)
        ? firstFault(value.map((each, at) => () => item(each, `${path}[${at}]`)))
        : fault(value, path)
  } else {
    const fields = types.getPropertiesOfType(type).map((symbol) => ({
      name: symbol.name,
      isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
      check: of(types.getTypeOfSymbol(symbol)),
    }))
    const names = new Set(fields.map(({ name }) => name))
    const rest = types.getIndexTypeOfType(type, ts.IndexKind.String)
    const others = rest && of(rest)
    made = (value, path = '') => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return fault(value, path)
      }
      const record = value as Record<string, unknown>
      return firstFault([
        ...fields.map(
          ({ name, isOptional, check }) =>
            () =>
              isOptional && !(name in record) ? undefined : check(record[name], `${path}.${name}`),
        ),
        ...Object.keys(record)
          .filter((name) => !names.has(name))
          .map((name) => () => {
            const where = `${path}.${name}`
            return others ? others(record[name], where) : `${where} is not declared`
          }),
      ])
    }
  }
  checkers.set(type, made)
  return made
}

function firstFault(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const found = check()
    if (found !== undefined) return found
  }
  return undefined
}
