import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import type { SceneContext } from './light.ts'

/** The sky down to the bottom, with a low or high sun, clouds and sometimes gulls. */
export function drawSky(context: SceneContext): string {
  const { random, light, id } = context
  const { hour, skyTop, skyBottom, sun, cloud } = light
  const high = hour === 'noon'
  const x = random.whole(120, 680)
  const y = high ? random.whole(70, 120) : random.whole(170, 250)
  const disc =
    hour === 'overcast'
      ? ''
      : svg`<circle cx="${x}" cy="${y}" r="${high ? 70 : 104}" fill="${sun}" opacity=".25"/><circle cx="${x}" cy="${y}" r="${high ? 34 : 52}" fill="${sun}"/>`
  const count = hour === 'overcast' ? 4 : random.whole(1, 3)
  const clouds = Array.from({ length: count }, (_, i) =>
    drawCloud(
      context,
      ((i + random.next()) * 800) / count - 80,
      random.whole(60, 200),
      random.whole(70, 190),
    ),
  )
  const birds = random.chance(0.6) ? drawGulls(context) : ''
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${skyTop}"/><stop offset=".6" stop-color="${skyBottom}"/></linearGradient>` +
    `<path fill="url(#${id})" d="M0 0h800v600H0z"/>${disc}` +
    `<g fill="${cloud}" opacity="${hour === 'overcast' ? 0.7 : 0.8}">${clouds.join('')}</g>` +
    birds
  )
}

/** Flat underneath, round above; some long and thin. */
function drawCloud({ random }: SceneContext, x: number, y: number, width: number): string {
  if (random.chance(0.35)) {
    const rise = width * 0.05
    return svg`<path d="M${x} ${y}h${width * 1.5}a${rise} ${rise} 0 0 0 0-${rise * 2}h${-width * 0.3}a${rise} ${rise} 0 0 0 0-${rise * 2}h${-width * 0.8}a${rise} ${rise} 0 0 0 0 ${rise * 2}h${-width * 0.4}a${rise} ${rise} 0 0 0 0 ${rise * 2}z"/>`
  }
  const [first, second, third] = [0.2, 0.3, 0.2].map(
    (share) => width * (share + random.next() * 0.12),
  ) as [number, number, number]
  const rise = width * 0.1
  return svg`<path d="M${x} ${y}a${rise} ${rise} 0 0 1 ${rise}-${rise}a${first * 0.5} ${first * 0.5} 0 0 1 ${first}-${rise * 0.5}a${second * 0.5} ${second * 0.55} 0 0 1 ${second} 0a${third * 0.5} ${third * 0.45} 0 0 1 ${third} ${rise * 0.5}a${rise} ${rise} 0 0 1 ${rise} ${rise}z"/>`
}

function drawGulls({ random, light }: SceneContext): string {
  const x = random.whole(140, 640)
  const y = random.whole(90, 200)
  const path = [
    [0, 0, 13],
    [38, 16, 10],
    [-26, 26, 9],
    [66, -8, 8],
  ].map(
    ([dx = 0, dy = 0, size = 9]) =>
      svg`M${x + dx - size} ${y + dy}q${size * 0.7}-${size * 0.7} ${size} 2q${size * 0.3}-${size * 0.7} ${size}-2`,
  )
  const colour = mixColours('#3f4c58', light.tint, light.tintShare)
  return `<path fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" d="${path.join('')}"/>`
}
