import { expect, it } from 'vitest'
import { heavyProperties } from './check-keyframes.ts'

it('names what keyframes animate that is laid out or painted', () => {
  const text = `const grow = keyframes({ from: { inlineSize: 0, opacity: 0 }, to: { opacity: 1 } })
const fade = keyframes({
  from: { opacity: 0, transform: 'translateY(.5em)' },
  '50%': { backgroundColor: 'red', 'clip-path': 'none' },
})`
  expect(heavyProperties(text)).toEqual(['inlineSize', 'backgroundColor', 'clip-path'])
})

it('leaves layers, and styles that do not move, alone', () => {
  const text = `const a = keyframes({ to: { rotate: '1turn' } })
const b = keyframes({ from: { opacity: 0, translate: '0 1rem', clipPath: 'inset(0)' } })
export const still = style({ inlineSize: 0, color: 'red' })`
  expect(heavyProperties(text)).toEqual([])
})
