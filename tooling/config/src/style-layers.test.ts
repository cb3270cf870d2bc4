import { expect, it } from 'vitest'
import { inLayer } from './style-layers.ts'

it('puts rules into the layer of their package, behind the order of all', () => {
  expect(inLayer('supporter', '.a{color:red}')).toBe(
    '@layer milepost.ui,milepost.supporter,milepost.framework;@layer milepost.supporter{.a{color:red}}',
  )
})

it('leaves an empty sheet empty', () => {
  expect(inLayer('ui', '\n')).toBe('')
})
