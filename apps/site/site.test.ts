// @vitest-environment node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import routes from './app/routes.ts'
import config from './react-router.config.ts'

/** A route of the site's own is named from here, one of the kit's by its whole path. */
const app = resolve(import.meta.dirname, 'app')

it('has a module for every address, and the kit’s settings of the router', () => {
  const files = routes.map(({ file }) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(resolve(app, file)))).toEqual([])
  expect(config.presets.map(({ name }) => name)).toEqual(['milepost'])
})
