import { expect, it } from 'vitest'
import { createDemoImage } from './demo-image.ts'

const numbers = Array.from({ length: 8 }, (_, index) => index + 1)
const images = (name: (number: number) => string) =>
  new Set(numbers.map((number) => createDemoImage(name(number))))

it('uses several images for the people and scenes of a demo site', () => {
  expect(images((number) => `portrait-tideline-${number}-a.svg`).size).toBe(4)
  expect(images((number) => `scene-summit-${number}.svg`).size).toBe(6)
  expect(images((number) => `portrait-${number}0a-guid.svg`).size).toBeGreaterThan(2)
})

it('returns different images for the sites, kinds of people and logos', () => {
  const names = [
    'portrait-tideline-1-a.svg',
    'portrait-tideline-1-b.svg',
    'portrait-summit-1-a.svg',
  ]
  const logos = ['logo-tideline.svg', 'logo-summit.svg', 'c12.svg']
  expect(new Set([...names, ...logos].map(createDemoImage)).size).toBe(6)
  expect(createDemoImage('portrait-tideline-1-a.svg')).toBe(
    createDemoImage('portrait-tideline-5-a.svg'),
  )
})

it.each([
  '',
  '../../package.json',
  'scene-tideline-999999.svg',
  'portrait-x-0-a.svg',
  '"><script>',
  '\uD800',
])('returns a demo image for the name %j', (name) =>
  expect(createDemoImage(name)).toMatch(/^<svg [^>]*>(?!.*<script)/),
)
