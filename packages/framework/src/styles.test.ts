import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('imports every style sheet of the package, because installed pages would lack the others', () => {
  const folder = import.meta.dirname
  const named = [...readFileSync(join(folder, 'styles.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)]
  const sheets = globSync('**/*.css.ts', { cwd: folder })
  expect(new Set(named.map(([, path]) => path))).toEqual(new Set(sheets))
})
