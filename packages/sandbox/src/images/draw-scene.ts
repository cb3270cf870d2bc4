import type { SeededRandom } from '../seed/seeded-random.ts'
import type { Palette } from './palettes.ts'

/** A landscape for a page or a team: a shore for one palette, ridges for another. */
export function drawScene(random: SeededRandom, palette: Palette, mountains: boolean): string {
  const [high, low] = [random.pick(palette.sky), random.pick(palette.sky)]
  const sunX = random.whole(120, 680)
  const sunY = random.whole(90, 220)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Landscape">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
<rect width="800" height="600" fill="url(#s)"/>
<circle cx="${sunX}" cy="${sunY}" r="${random.whole(34, 62)}" fill="${random.chance(0.5) ? palette.accent : palette.light}" opacity=".9"/>
${mountains ? ridges(random, palette) : shore(random, palette)}
${walkers(random, palette, mountains)}
</svg>`
}

/** A wavy or jagged line across the picture, closed at its foot. */
function layer(
  random: SeededRandom,
  y: number,
  height: number,
  fill: string,
  jagged: boolean,
): string {
  const steps = jagged ? random.whole(5, 8) : 4
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = Math.round((800 / steps) * index)
    const rise = jagged && index % 2 === 1 ? height : height * 0.3
    return [x, Math.round(y - rise * (0.5 + random.next() * 0.5))] as const
  })
  const line = points
    .map(([x, level], index) => {
      const before = points[index - 1]
      if (before === undefined) return `M${x} ${level}`
      if (jagged) return `L${x} ${level}`
      const half = Math.round((before[0] + x) / 2)
      return `C${half} ${before[1]} ${half} ${level} ${x} ${level}`
    })
    .join('')
  return `<path d="${line}L800 600L0 600Z" fill="${fill}"/>`
}

function ridges(random: SeededRandom, palette: Palette): string {
  return [
    layer(random, 380, 200, `${palette.far}99`, true),
    layer(random, 440, 170, palette.far, true),
    layer(random, 510, 120, palette.middle, random.chance(0.5)),
    layer(random, 570, 60, palette.near, false),
  ].join('\n')
}

function shore(random: SeededRandom, palette: Palette): string {
  const sea = random.pick(['#6fa8b3', '#0b3c49', '#4f8f9c'])
  const birds = Array.from({ length: random.whole(2, 6) }, () => {
    const [x, y] = [random.whole(80, 720), random.whole(60, 250)]
    return `M${x} ${y}q9-10 18 0q9-10 18 0`
  }).join('')
  return [
    layer(random, 330, 90, `${palette.far}aa`, false),
    random.chance(0.6) ? layer(random, 350, 70, palette.middle, false) : '',
    `<rect y="345" width="800" height="120" fill="${sea}"/>`,
    `<path d="M0 380q50-10 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0M0 420q50-10 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0" fill="none" stroke="${palette.light}" stroke-opacity=".55" stroke-width="4"/>`,
    layer(random, 490, 70, palette.near, false),
    layer(random, 560, 40, random.chance(0.5) ? palette.middle : '#dcc49a', false),
    `<path d="${birds}" fill="none" stroke="#22303a" stroke-width="4" stroke-linecap="round"/>`,
  ].join('\n')
}

/** One to four people on their way, small in the landscape. */
function walkers(random: SeededRandom, palette: Palette, mountains: boolean): string {
  const count = random.whole(1, 4)
  const start = random.whole(140, 520)
  const y = mountains ? 520 : 478
  const coats = [palette.accent, '#35507a', '#edae49', '#7b3f61', palette.light]
  return Array.from({ length: count }, (_, index) => {
    const x = start + index * 44
    const foot = y + random.whole(-6, 6)
    const ink = mountains ? '#f3ede2' : '#22303a'
    return `<g><path d="M${x} ${foot}l-6 24M${x} ${foot}l8 23" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><rect x="${x - 10}" y="${foot - 32}" width="20" height="34" rx="9" fill="${random.pick(coats)}"/><circle cx="${x}" cy="${foot - 42}" r="9" fill="${random.pick(['#eec0a0', '#a4673f', '#5b3420', '#dca27c'])}"/></g>`
  }).join('')
}
