import { expect, it } from 'vitest'
import { sceneFor } from './scene-for.ts'

it('draws what is new in the manner of its campaign', () => {
  expect(sceneFor('hero-summit.svg', '0123456789')).toBe('scene-summit-01234567.svg')
  expect(sceneFor('uploaded.png', '0123456789')).toBe('scene-01234567.svg')
  expect(sceneFor(undefined, '0123456789')).toBe('scene-01234567.svg')
})
