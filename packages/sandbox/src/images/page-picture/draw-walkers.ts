import { mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import type { SceneContext } from './light.ts'

/** One or two walkers with rucksacks, sometimes a dog; `x`, `y` is the ground, `height` in units of the picture. */
export function drawWalkers(
  context: SceneContext,
  { x, y, height, slope = 0 }: { x: number; y: number; height: number; slope?: number },
): string {
  const { random } = context
  const away = random.chance(0.5) ? -1 : 1
  const size = height / 100
  const first = drawWalker(context, { x, y, size, way: away })
  const apart = height * (0.5 + random.next() * 0.2)
  const company = random.weighted<'alone' | 'friend' | 'dog'>([
    ['alone', 3],
    ['friend', 5],
    ['dog', 2],
  ])
  const second = { x: x - away * apart, y: y - away * apart * slope, way: away }
  const others = {
    alone: () => '',
    friend: () => drawWalker(context, { ...second, size: size * random.pick([0.72, 0.94, 1.03]) }),
    dog: () =>
      drawDog(context, {
        x: x + away * apart,
        y: y + away * apart * slope,
        size,
        way: away,
      }),
  }
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${others[company]()}${first}</g>`
}

interface Place {
  x: number
  y: number
  size: number
  way: number
}

const skins = ['#f0c6a4', '#d9a077', '#a86d45', '#6e4229'] as const

function drawWalker({ random, palette, light }: SceneContext, { x, y, size, way }: Place): string {
  // Half the tint only: the people are what the picture is of.
  const lit = (colour: string) => mixColours(colour, light.tint, light.tintShare / 2)
  const { deep, accent, growth, pale } = palette
  const coat = lit(
    random.pick([accent, mixColours(accent, '#ffd9a0', 0.35), '#f3c64b', '#d8483a', '#f7f3ea']),
  )
  const sack = lit(random.pick([deep, growth, '#7a4e2f', '#3c6ea0']))
  const trousers = lit(
    random.pick([mixColours(deep, '#000000', 0.15), '#4a4038', mixColours(growth, '#101820', 0.4)]),
  )
  const skin = lit(random.pick(skins))
  const hair = lit(random.pick(['#2a1d1a', '#5d3b27', '#b9783a', '#c9c5bf']))
  const head = random.pick([
    `<path fill="${hair}" d="M-6-93a10 10 0 0 1 19-3q-8 1-10 5-1 5-5 8-4-4-4-10z"/>`,
    `<path fill="${lit(accent)}" d="M-6-94a10 10 0 0 1 20 0z"/><circle cx="4" cy="-105" r="3.5" fill="${lit(pale)}"/>`,
    `<path fill="${lit('#e3c68f')}" d="M-10-95q14-4 28 0-2-3-6-3-1-8-8-8t-8 8q-4 0-6 3z"/>`,
    `<path fill="${hair}" d="M-6-93a10 10 0 0 1 19-3q-8 1-10 5-1 5-5 8-4-4-4-10z"/><circle cx="-8" cy="-99" r="5" fill="${hair}"/>`,
  ])
  const stick = random.chance(0.6)
    ? `<path stroke="${lit('#7a5a3c')}" stroke-width="3" d="M21-62L31 0"/>`
    : ''
  return (
    svg`<g transform="translate(${x} ${y}) scale(${size * way} ${size})">` +
    stick +
    `<path stroke="${mixColours(trousers, '#000000', 0.25)}" stroke-width="11" d="M0-46L-8-24-20-4"/><path stroke="${trousers}" stroke-width="11" d="M1-46L13-25 13-4"/>` +
    `<path stroke="${lit('#4d3323')}" stroke-width="7" d="M-21-3l7 1M12-3h8"/>` +
    `<rect x="-24" y="-84" width="20" height="36" rx="8" fill="${sack}"/><path fill="${mixColours(sack, '#ffffff', 0.3)}" d="M-24-66h12v5h-12z"/>` +
    `<path fill="${coat}" d="M-10-76q2-9 12-9 9 0 11 10l1 31q-12 5-24 0z"/>` +
    `<path stroke="${mixColours(coat, '#101010', 0.16)}" stroke-width="8" d="M3-75L8-60 20-60"/>` +
    `<circle cx="4" cy="-93" r="9.5" fill="${skin}"/>${head}</g>`
  )
}

function drawDog({ random, light }: SceneContext, { x, y, size, way }: Place): string {
  const fur = mixColours(
    random.pick(['#3b2b22', '#b98a54', '#e9dfcf', '#6b4a33']),
    light.tint,
    light.tintShare / 2,
  )
  return (
    svg`<g transform="translate(${x} ${y}) scale(${size * way} ${size})" stroke="${fur}">` +
    '<path stroke-width="14" d="M-10-24H10"/><path stroke-width="5" d="M-15-22L-18-2M-9-20L-7-2M9-20L7-2M14-20L18-2M-17-28q-10-2-11-12"/><path stroke-width="11" d="M14-28L18-36 25-35"/><path stroke-width="5" d="M13-38l-2 8"/></g>'
  )
}
