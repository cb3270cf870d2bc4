#!/usr/bin/env node
/**
 * `milepost-types`, in a package's folder: checks its types with the native compiler of TypeScript. With `BUILT_TYPES=1` it reads
 * the declarations of the other packages, which must be built, and not their sources: that takes half the time.
 */
import { runNativeCompiler } from './native-compiler.ts'

const conditions = process.env['BUILT_TYPES'] === '1' ? ['--customConditions', 'none'] : []
try {
  runNativeCompiler(process.cwd(), ['-p', process.argv[2] ?? '.', ...conditions])
} catch {
  process.exitCode = 1
}
