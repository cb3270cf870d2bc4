import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Folder of this file: `src`, or `dist` after the build. CommonJS does not support `import.meta`. */
const currentFolder = typeof __dirname === 'undefined' ? import.meta.dirname : __dirname

/** Folder of the demo images. */
export const imageFolder = join(currentFolder, '../images')

/** Reads a script of the `sql` folder, such as `tables`. */
export function readSql(name: 'tables' | 'indexes' | 'triggers' | 'example'): string {
  return readFileSync(join(currentFolder, '../sql', `${name}.sql`), 'utf8')
}

/** Reads the platform's GraphQL schema (wire contract §2.3.1), which `@milepost/platform` exports. */
export function readGraphSchema(): string {
  const { resolve } = createRequire(join(currentFolder, 'package-files.ts'))
  return readFileSync(resolve('@milepost/platform/schema.graphql'), 'utf8')
}
