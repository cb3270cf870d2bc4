import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import type { SceneContext } from './light.ts'

/** A rolling line of hills at about `y`, filled down to the bottom. */
export function drawHills(
  { random }: SceneContext,
  { y, height, fill, waves = 5 }: { y: number; height: number; fill: string; waves?: number },
): string {
  const step = 800 / waves
  let path = svg`M-20 ${y}`
  for (let i = 0; i <= waves; i++) {
    path += svg`Q${(i + 0.1) * step} ${y - random.next() * height * 2} ${(i + 0.6) * step} ${y - random.next() * height * 0.6}`
  }
  return `<path fill="${fill}" d="${path}L840 600H-20z"/>`
}

/** Peaks with a lit and a shaded side and, when asked, snow. They are on `base`. */
export function drawPeaks(
  context: SceneContext,
  {
    base,
    height,
    colour,
    distance,
    count,
    snow,
  }: {
    base: number
    height: number
    colour: string
    distance: number
    count: number
    snow: boolean
  },
): string {
  const { random, light, tone } = context
  const lit = tone(colour, distance)
  const shaded = mixColours(lit, tone('#10151f', distance * 0.5), 0.22)
  const white = mixColours(tone('#ffffff', 0), light.haze, distance * 0.25)
  const peaks = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.25 + random.next() * 0.5) * 800) / count
    const top = base - height * (0.6 + random.next() * 0.4)
    const rise = base - top
    const half = rise * (0.85 + random.next() * 0.4)
    const notch = half * 0.12
    const face =
      svg`<path fill="${lit}" d="M${x - half} ${base}L${x - half * 0.45} ${top + rise * 0.52} ${x - half * 0.36} ${top + rise * 0.48} ${x} ${top} ${x + half * 0.4} ${top + rise * 0.5} ${x + half * 0.52} ${top + rise * 0.46} ${x + half} ${base}z"/>` +
      svg`<path fill="${shaded}" d="M${x} ${top}L${x + half * 0.4} ${top + rise * 0.5} ${x + half * 0.52} ${top + rise * 0.46} ${x + half} ${base}H${x + notch}L${x - notch} ${top + rise * 0.66} ${x + notch * 1.5} ${top + rise * 0.4}z"/>`
    if (!snow) return face
    const line = rise * 0.3
    return (
      face +
      svg`<path fill="${white}" d="M${x} ${top}L${x - line * 0.75} ${top + line} ${x - line * 0.42} ${top + line * 0.82} ${x - line * 0.2} ${top + line * 1.2} ${x + line * 0.12} ${top + line * 0.85} ${x + line * 0.42} ${top + line * 1.25} ${x + line * 0.8} ${top + line}z"/>`
    )
  })
  return peaks.join('')
}

/** Water from `y` down, with the sky in it and a few glints. */
export function drawWater(
  { random, palette, light, tone }: SceneContext,
  { y, to = 600, glints = 14 }: { y: number; to?: number; glints?: number },
): string {
  const near = tone(mixColours(palette.deep, '#2f8fa3', 0.55), 0.15)
  const far = mixColours(near, light.skyBottom, 0.5)
  const middle = mixColours(near, far, 0.5)
  const depth = to - y
  const marks = Array.from({ length: glints }, () => {
    const down = random.next() ** 1.5
    return svg`M${random.whole(-10, 780)} ${y + 6 + down * (depth - 10)}h${10 + down * 46}`
  })
  return (
    svg`<path fill="${far}" d="M0 ${y}h800V${to}H0z"/><path fill="${middle}" d="M0 ${y + depth * 0.16}q200 5 400 0t400 0V${to}H0z"/><path fill="${near}" d="M0 ${y + depth * 0.44}q200-9 400 0t400 0V${to}H0z"/>` +
    `<path stroke="${mixColours(far, light.sun, 0.6)}" stroke-width="3" stroke-linecap="round" opacity=".6" d="${marks.join('')}"/>`
  )
}

/** Fans of grass blades standing at the given places. */
export function drawGrass(
  { random }: SceneContext,
  places: readonly (readonly [x: number, y: number, size: number])[],
  stroke: string,
): string {
  const blades = places.map(([x, y, size]) => {
    const lean = random.whole(-4, 10)
    return svg`M${x} ${y}q${-size * 0.2}-${size * 0.6} ${-size * 0.7 + lean}-${size * 0.8}M${x} ${y}q0-${size * 0.6} ${-size * 0.2 + lean}-${size}M${x} ${y}q${size * 0.1}-${size * 0.6} ${size * 0.3 + lean}-${size * 0.95}M${x} ${y}q${size * 0.2}-${size * 0.5} ${size * 0.8 + lean}-${size * 0.65}`
  })
  return `<path fill="none" stroke="${stroke}" stroke-width="3.5" stroke-linecap="round" d="${blades.join('')}"/>`
}

/** A rounded boulder with a lit top. */
export function drawBoulder(x: number, y: number, size: number, fill: string, lit: string): string {
  return (
    svg`<path fill="${fill}" d="M${x - size} ${y}q${-size * 0.1}-${size * 0.7} ${size * 0.5}-${size * 0.8}q${size * 0.7}-${size * 0.3} ${size * 1.2} ${size * 0.15}q${size * 0.4} ${size * 0.2} ${size * 0.35} ${size * 0.65}z"/>` +
    svg`<path fill="${lit}" d="M${x - size * 0.5} ${y - size * 0.76}q${size * 0.7}-${size * 0.32} ${size * 1.1} ${size * 0.1}q-${size * 0.5} ${size * 0.05}-${size * 0.6} ${size * 0.3}q-${size * 0.4}-${size * 0.15}-${size * 0.5}-${size * 0.4}z"/>`
  )
}
