#!/usr/bin/env node
/** `milepost-types`, in a package's folder: checks its types with the native compiler of TypeScript. */
import { runNativeCompiler } from './native-compiler.ts'

try {
  runNativeCompiler(process.cwd(), ['-p', process.argv[2] ?? '.'])
} catch {
  process.exitCode = 1
}
