import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('has every sheet of the package: a page whose sheet is missing has no style where it is installed', () => {
  const folder = import.meta.dirname
  const named = [...readFileSync(join(folder, 'styles.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)]
  const sheets = globSync('**/*.css.ts', { cwd: folder })
  expect(new Set(named.map(([, path]) => path))).toEqual(new Set(sheets))
})
