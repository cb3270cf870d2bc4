#!/usr/bin/env node
/**
 * `milepost-declarations`, run in a package's folder: writes the declarations of its modules into `build/declarations` and empties
 * `dist`. tsup's builds run concurrently in one folder, so none of them may empty it.
 */
import { rmSync } from 'node:fs'
import { writeDeclarations } from './native-compiler.ts'

rmSync('dist', { recursive: true, force: true })
writeDeclarations(process.cwd())
