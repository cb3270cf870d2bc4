import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#FFFFFF', 1],
    ['#ff0000', '#fff', 3.998],
    ['#00ff00', '#fff', 1.372],
    ['#0000ff', '#fff', 8.592],
    ['#767676', '#fff', 4.542],
    ['#0a0a0a', '#000', 1.061],
    ['#0b0b0b', '#000', 1.067],
    [' #777777 ', '#fff', 4.478],
    ['RGB(255, 0, 0)', '#fff', 3.998],
    ['rgb(100% 0% 0%)', '#fff', 3.998],
    ['rgb(300 -5 0)', '#fff', 3.998],
    ['rgba(255 0 0 / 1)', '#fff', 3.998],
    ['rgba(255, 0, 0, 100%)', '#fff', 3.998],
    ['hsla(240, 100%, 50%, 1)', '#fff', 8.592],
  ])('of %s and %s is %d, by WCAG 2', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(60 100% 50%)', '#ffff00'],
    ['hsl(120 100% 50%)', '#00ff00'],
    ['hsl(180 100% 50%)', '#00ffff'],
    ['hsl(240 100% 50%)', '#0000ff'],
    ['hsl(300 100% 50%)', '#ff00ff'],
    ['hsl(660 100% 50%)', '#ff00ff'],
    ['hsl(-60 100% 50%)', '#ff00ff'],
    ['hsl(20 100% 60%)', '#ff7733'],
    ['hsl(210 50% 40%)', '#336699'],
    ['hsl(150 0% 20%)', '#333333'],
    ['hsl(150 100% 100%)', '#ffffff'],
    ['hsl(150 300% 25%)', '#008040'],
  ])('takes %s for %s', (hsl, hex) => {
    for (const other of ['#000', '#fff', '#808080']) {
      const [one, same] = [contrastOf(hsl, other) ?? 0, contrastOf(hex, other) ?? 0]
      expect(Math.abs(one - same)).toBeLessThan(0.05)
    }
  })

  it('is the same however a colour is written', () => {
    const channel = integer({ min: 0, max: 255 })
    assert(
      property(channel, channel, channel, (red, green, blue) => {
        const hex = `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`
        const rgb = `rgb(${red}, ${green}, ${blue})`
        expect(contrastOf(hex, '#123456')).toBeCloseTo(contrastOf(rgb, '#123456') ?? 0, 10)
      }),
    )
  })

  it.each([
    'red',
    '#ffff',
    '#ffffffff',
    '#ggg',
    'x#fff',
    'rgb(1, 2)',
    'rgb(a, b, c)',
    'rgb()',
    'rgb(1, 2, 3',
    'rgba(1, 2, 3, .99)',
    'hsl(1, 2)',
    'lab(1 2 3)',
    'my-rgb(1, 2, 3)',
    '',
  ])('is not known with %j', (colour) => {
    expect(contrastOf(colour, '#fff')).toBeUndefined()
    expect(contrastOf('#fff', colour)).toBeUndefined()
  })
})
