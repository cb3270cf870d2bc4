#!/usr/bin/env node
/**
 * `milepost-declarations`, in a package's folder: writes the declarations of its modules into `build/declarations`, and empties
 * `dist`. Builds run beside each other in one folder, so none of them may do that.
 */
import { rmSync } from 'node:fs'
import { writeDeclarations } from './native-compiler.ts'

rmSync('dist', { recursive: true, force: true })
writeDeclarations(process.cwd())
