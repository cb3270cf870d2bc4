import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceCondition } from './source-condition.ts'

/** The declarations of a package's modules until tsup makes one of each entry. */
export const declarationsFolder = 'build/declarations'

/**
 * Runs the native compiler of TypeScript (docs/decisions/0001). Its findings are on the standard output.
 *
 * @throws Error if it finds something wrong
 */
export function runNativeCompiler(folder: string, args: readonly string[]): void {
  const compiler = fileURLToPath(import.meta.resolve('typescript-native/package.json'))
  execFileSync(process.execPath, [compiler.replace(/package\.json$/, 'bin/tsc'), ...args], {
    cwd: folder,
    stdio: 'inherit',
  })
}

type Target = string | Readonly<Record<string, unknown>>

/**
 * Writes a declaration for each module that an entry of a package needs. The entries are those of the manifest's `exports` that name
 * a source. Types are not checked; `typecheck` does.
 *
 * @throws Error if no entry names a source, or a declaration cannot be written
 */
export function writeDeclarations(folder: string): void {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const { exports = {} } = JSON.parse(manifest) as { exports?: Readonly<Record<string, Target>> }
  const entries = Object.values(exports)
    .map((target) => (typeof target === 'object' ? target[sourceCondition] : undefined))
    .filter((source) => typeof source === 'string')
    .filter((source) => /\.tsx?$/.test(source))
  if (entries.length === 0) throw new Error(`${folder}: no entry names a source`)
  const out = join(folder, declarationsFolder)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const declared = globSync(['src/**/*.d.ts', '*.generated.d.ts'], { cwd: folder })
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: '../../src',
    outDir: '.',
  }
  // No module imports declarations of global names.
  const files = [...entries, ...declared].map((file) => join('../..', file))
  const config = { extends: '../../tsconfig.json', compilerOptions, include: [], files }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config))
  runNativeCompiler(folder, ['-p', join(declarationsFolder, 'tsconfig.json')])
  for (const file of declared) cpSync(join(folder, file), join(out, relative('src', file)))
}
