import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { declarationsFolder } from './declarations-folder.ts'
import { runNativeCompiler } from './run-native-compiler.ts'
import { sourceCondition } from './source-condition.ts'

type Target = string | Readonly<Record<string, unknown>>

/**
 * Writes a declaration for each module that an entry of a package needs, into `build/declarations`. The entries are those of
 * the manifest's `exports` that name a source. Types are not checked here; `typecheck` does.
 *
 * @param folder - the package's, with a `tsconfig.json`
 * @throws Error when no entry names a source, or a declaration cannot be written
 */
export function writeDeclarations(folder: string): void {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Readonly<Record<string, Target>>
  }
  const entries = Object.values(exports)
    .map((target) => (typeof target === 'object' ? target[sourceCondition] : undefined))
    .filter((source) => typeof source === 'string')
    .filter((source) => /\.tsx?$/.test(source))
  if (entries.length === 0) throw new Error(`${folder}: no entry names a source`)
  const out = join(folder, declarationsFolder)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const declared = globSync('src/**/*.d.ts', { cwd: folder })
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: '../../src',
      outDir: '.',
    },
    include: [],
    // What declares names for all modules is imported by none.
    files: [...entries, ...declared].map((file) => join('../..', file)),
  }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config))
  runNativeCompiler(folder, ['-p', join(declarationsFolder, 'tsconfig.json')])
  // Written by hand, they are not written again.
  for (const file of declared) cpSync(join(folder, file), join(out, relative('src', file)))
}
