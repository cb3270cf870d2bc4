// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import routes from './app/routes.ts'
import config from './react-router.config.ts'

it('has a module for every address, and the kit’s settings of the router', () => {
  const files = routes.map(({ file }) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(config.presets.map(({ name }) => name)).toEqual(['milepost'])
})
