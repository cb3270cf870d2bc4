import type { SeededRandom } from '../seed/seeded-random.ts'
import type { Palette } from './palettes.ts'

const skins = [
  '#f6d7c3',
  '#eec0a0',
  '#dca27c',
  '#c6865b',
  '#a4673f',
  '#7d4a2b',
  '#5b3420',
  '#40241a',
]
const darkHair = ['#17120f', '#2b1c14', '#3c2518']
const lightHair = ['#5a3a22', '#8a5a2c', '#b98545', '#d9b36c', '#9a3f22', '#a8a5a0', '#dedad3']
const clothes = [
  '#0b3c49',
  '#e4572e',
  '#2e6f57',
  '#f5a524',
  '#35507a',
  '#7b3f61',
  '#c8d8dc',
  '#22252b',
  '#d1495b',
  '#edae49',
]

/** A flat, friendly portrait, always the same for the same random stream. */
export function drawPortrait(random: SeededRandom, palette: Palette): string {
  const tone = random.whole(0, skins.length - 1)
  const skin = skins[tone] ?? '#c6865b'
  const shade = tone < 5 ? '#00000018' : '#ffffff14'
  // Very dark skin with fair hair is rare enough to look like a mistake.
  const hair = random.pick(tone >= 4 ? [...darkHair, '#a8a5a0'] : [...darkHair, ...lightHair])
  const top = random.pick(clothes)
  const background = random.pick([...palette.sky, palette.far])
  const style = random.whole(0, 8)
  const beard = style !== 1 && style !== 3 && style !== 7 && random.chance(0.3)
  const glasses = random.chance(0.25)
  const smile = random.whole(8, 14)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" role="img" aria-label="Portrait">
<rect width="200" height="200" fill="${background}"/>
${behind(style, hair)}
<path d="M28 214c4-46 34-62 72-62s68 16 72 62z" fill="${top}"/>
<path d="M82 128h36v26c0 12-36 12-36 0z" fill="${skin}"/><path d="M82 136c8 9 28 9 36 0v8c-8 10-28 10-36 0z" fill="${shade}"/>
<ellipse cx="60" cy="98" rx="8" ry="11" fill="${skin}"/><ellipse cx="140" cy="98" rx="8" ry="11" fill="${skin}"/>
<path d="M60 84c0-32 17-48 40-48s40 16 40 48v18c0 26-19 44-40 44s-40-18-40-44z" fill="${skin}"/>
${beard ? `<path d="M60 100c4 10 10 14 22 13 10-4 26-4 36 0 12 1 18-3 22-13v6c0 26-19 42-40 42s-40-16-40-42z" fill="${hair}"/>` : ''}
${front(style, hair, top)}
<circle cx="83" cy="94" r="4.5" fill="#20181a"/><circle cx="117" cy="94" r="4.5" fill="#20181a"/>
<path d="M75 83q8-5 16 0M109 83q8-5 16 0" fill="none" stroke="${hair === '#dedad3' ? '#a8a5a0' : hair}" stroke-width="3.5" stroke-linecap="round"/>
<path d="M100 98q5 9-2 11" fill="none" stroke="#00000030" stroke-width="3" stroke-linecap="round"/>
<path d="M86 122q14 ${smile} 28 0" fill="${beard ? '#ffffff' : 'none'}" stroke="${tone > 5 ? '#f2d0c0' : '#7a3b34'}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
${glasses ? '<g fill="none" stroke="#20242c" stroke-width="3.5"><circle cx="83" cy="94" r="13"/><circle cx="117" cy="94" r="13"/><path d="M96 92q4-3 8 0M70 91l-9-3M130 91l9-3"/></g>' : ''}
</svg>`
}

/** Hair that falls behind the shoulders. */
function behind(style: number, hair: string): string {
  if (style === 1)
    return `<path d="M50 90c0-42 22-62 50-62s50 20 50 62c0 30 6 58 12 76H38c6-18 12-46 12-76z" fill="${hair}"/>`
  if (style === 3)
    return `<path d="M48 92c-6-46 22-66 52-66s58 20 52 66c-2 20-4 34 2 44-14 8-28 6-34 2H80c-6 4-20 6-34-2 6-10 4-24 2-44z" fill="${hair}"/>`
  if (style === 4)
    return `<g fill="${hair}"><circle cx="100" cy="62" r="46"/><circle cx="58" cy="76" r="26"/><circle cx="142" cy="76" r="26"/><circle cx="66" cy="48" r="24"/><circle cx="134" cy="48" r="24"/></g>`
  if (style === 5) return `<circle cx="100" cy="26" r="18" fill="${hair}"/>`
  return ''
}

/** Hair, or what covers it, in front of the forehead. */
function front(style: number, hair: string, top: string): string {
  switch (style) {
    case 0:
      return `<path d="M58 88c-4-40 18-56 44-56s46 16 40 56c-4-16-10-24-16-28-18 8-44 6-54-2-6 6-11 14-14 30z" fill="${hair}"/>`
    case 1:
      return `<path d="M58 92c-2-42 18-58 42-58s44 16 42 58c-4-18-14-32-34-38-22 4-44 12-50 38z" fill="${hair}"/>`
    case 2:
      return `<path d="M60 80c0-34 18-46 40-46s40 12 40 46c-6-14-8-20-10-24H70c-2 4-6 10-10 24z" fill="${hair}"/>`
    case 3:
      return `<path d="M58 86c0-36 18-50 42-50s42 14 42 50c-12-6-18-16-22-26-14 14-42 20-62 26z" fill="${hair}"/>`
    case 4:
      return `<path d="M62 78c2-26 18-36 38-36s36 10 38 36c-10-14-24-18-38-18s-28 4-38 18z" fill="${hair}"/>`
    case 5:
      return `<path d="M59 88c-2-38 16-54 41-54s43 16 41 54c-6-20-18-32-41-32s-35 12-41 32z" fill="${hair}"/>`
    case 6:
      return `<path d="M52 76c2-32 22-46 48-46s46 14 48 46c-30-8-66-8-96 0z" fill="${top}"/><path d="M50 76h100v10H50z" fill="#00000030"/><circle cx="100" cy="27" r="9" fill="#ffffffcc"/>`
    case 7:
      return `<path d="M48 96c-6-48 20-68 52-68s58 20 52 68c4 30 10 44 16 62H32c6-18 12-32 16-62zm52-50c-24 0-37 16-37 44v16c0 24 17 40 37 40s37-16 37-40V90c0-28-13-44-37-44z" fill="${top}" fill-rule="evenodd"/>`
    default:
      return `<path d="M64 66c8-20 22-26 36-26s28 6 36 26c-8-10-20-14-36-14s-28 4-36 14z" fill="${hair}" opacity=".55"/>`
  }
}
