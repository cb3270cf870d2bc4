import { mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import type { PortraitPerson } from './person.ts'
import { matchingOrAll } from './matching-or-all.ts'

const shoulders = 'M30 400C32 338 74 318 150 300C160 322 240 322 250 300C326 318 368 338 370 400z'

/** Neck, shoulders and what is worn; sometimes the straps of a rucksack. */
export function drawClothes(person: PortraitPerson): string {
  const { random, skin, skinShade, chin } = person
  const neck =
    `<path fill="${skin}" d="M172 220h56v70q8 12 30 18-58 50-116 0 22-6 30-18z"/>` +
    svg`<path fill="${skinShade}" d="M172 236h56v${chin - 224}q-30 26-56 4z"/>`
  return neck + random.pick(garments)(person) + (random.chance(0.3) ? straps(person) : '')
}

function body(fill: string): string {
  return `<path fill="${fill}" d="${shoulders}"/>`
}

function straps({ palette, cloth }: PortraitPerson): string {
  const strap = cloth === palette.deep ? mixColours(palette.growth, '#ffffff', 0.25) : palette.deep
  const buckle = mixColours(strap, '#ffffff', 0.45)
  return (
    `<path fill="none" stroke="${strap}" stroke-width="24" d="M112 306C106 340 108 370 112 404M288 306C294 340 292 370 288 404"/>` +
    `<path fill="${buckle}" d="M97 356h26v8H97zM277 356h26v8h-26z"/>`
  )
}

const garments: readonly ((person: PortraitPerson) => string)[] = [
  // A plain T-shirt.
  ({ cloth, clothShade }) =>
    body(cloth) +
    `<path fill="none" stroke="${clothShade}" stroke-width="7" d="M148 301C160 325 240 325 252 301"/>`,
  // A jumper with a ribbed collar and sleeve seams.
  ({ cloth, clothShade }) =>
    body(cloth) +
    `<path fill="${clothShade}" d="M143 300Q150 290 162 288C170 308 230 308 238 288Q250 290 257 300C244 336 156 336 143 300z"/>` +
    `<path fill="none" stroke="${clothShade}" stroke-width="4" d="M92 330q-6 34 2 74M308 330q6 34-2 74"/>`,
  // A shirt with a collar and buttons.
  ({ cloth, clothShade, skin }) =>
    body(cloth) +
    `<path fill="${skin}" d="M164 296h72l-36 50z"/>` +
    `<path fill="${mixColours(cloth, '#ffffff', 0.25)}" d="M160 282L200 346 172 366 140 302zM240 282L200 346 228 366 260 302z"/>` +
    `<path fill="none" stroke="${clothShade}" stroke-width="4" d="M200 346v58"/>`,
  // A waterproof, zipped up.
  ({ cloth, clothShade, palette }) =>
    body(cloth) +
    `<path fill="${clothShade}" d="M150 270q-12 24-14 42 64 46 128 0-2-18-14-42-12 36-50 38-38-2-50-38z"/>` +
    `<path fill="none" stroke="${mixColours(palette.pale, '#ffffff', 0.3)}" stroke-width="5" d="M200 312v92"/>` +
    `<path fill="none" stroke="${clothShade}" stroke-width="4" d="M66 352q60-16 128 10M334 352q-60-16-128 10"/>`,
  // A hooded top.
  ({ cloth, clothShade, palette }) =>
    `<path fill="${clothShade}" d="M132 318C120 262 152 262 200 262S280 262 268 318q-68 40-136 0z"/>` +
    `<path fill="${mixColours(clothShade, '#000000', 0.2)}" d="M160 290q40-20 80 0 0 26-40 30-40-4-40-30z"/>` +
    body(cloth) +
    `<path fill="${clothShade}" d="M150 300c-14 0-22 12-20 24 10 22 50 34 70 34s60-12 70-34c2-12-6-24-20-24-10 24-90 24-100 0z"/>` +
    `<path fill="none" stroke="${palette.pale}" stroke-width="5" stroke-linecap="round" d="M178 350l-3 36M222 350l3 32"/>`,
  // A V-neck over bare skin, sometimes with a small pendant.
  ({ cloth, clothShade, skin, palette, random }) =>
    body(cloth) +
    `<path fill="${skin}" d="M154 299C164 312 180 340 200 356 220 340 236 312 246 299z"/>` +
    `<path fill="none" stroke="${clothShade}" stroke-width="6" d="M151 300C162 318 182 346 200 359 218 346 238 318 249 300"/>` +
    (random.chance(0.5)
      ? `<path fill="none" stroke="${palette.accent}" stroke-width="2.5" d="M164 297q36 64 72 0"/><circle cx="200" cy="331" r="6" fill="${palette.accent}"/>`
      : ''),
  // A Breton top.
  ({ clothShade, palette }) =>
    body(mixColours(palette.light, palette.pale, 0.6)) +
    `<path fill="none" stroke="${palette.deep}" stroke-width="9" d="M76 334q124 40 248 0M48 360q152 44 304 0M38 388q162 46 324 0"/>` +
    `<path fill="none" stroke="${clothShade}" stroke-width="6" d="M148 301C160 325 240 325 252 301"/>`,
  // A scarf over a coat.
  ({ cloth, palette, random }) => {
    const scarf = random.pick(
      matchingOrAll(
        [
          palette.accent,
          palette.growth,
          mixColours(palette.pale, palette.accent, 0.3),
          palette.deep,
        ],
        (colour) => colour !== cloth,
      ),
    )
    const fold = mixColours(scarf, palette.deep, 0.22)
    return (
      body(cloth) +
      `<path fill="${scarf}" d="M146 276q54 34 108 0 18 14 14 38-68 44-136 0-4-24 14-38z"/>` +
      `<path fill="${scarf}" d="M222 318l38-8 10 76-40 6z"/>` +
      `<path fill="none" stroke="${fold}" stroke-width="4" d="M140 300q60 36 120 0M226 330l8 56M250 326l8 52"/>`
    )
  },
  // A padded gilet over a long-sleeved top.
  ({ cloth, clothShade, palette }) => {
    const top = cloth === palette.growth ? palette.pale : mixColours(palette.growth, '#ffffff', 0.3)
    return (
      body(top) +
      `<path fill="${cloth}" d="M150 284Q122 306 104 312 92 350 96 404H304Q308 350 296 312 278 306 250 284 240 316 200 322 160 316 150 284z"/>` +
      `<path fill="none" stroke="${clothShade}" stroke-width="4" d="M98 340H302M96 372H304M200 322v82"/>`
    )
  },
  // Dungarees over a T-shirt.
  ({ cloth, palette, skin }) => {
    const denim = cloth === palette.deep ? mixColours(palette.deep, '#ffffff', 0.4) : palette.deep
    return (
      body(cloth) +
      `<path fill="${skin}" d="M152 299q48 44 96 0z"/>` +
      `<path fill="${denim}" d="M118 306h22l8 54h104l8-54h22l10 98H108z"/>` +
      `<g fill="${palette.accent}"><circle cx="142" cy="362" r="7"/><circle cx="258" cy="362" r="7"/></g>`
    )
  },
  // An upright collar with a placket and small buttons.
  ({ cloth, clothShade, skin, palette }) =>
    body(cloth) +
    `<path fill="${clothShade}" d="M148 300Q154 284 168 280L200 326 232 280Q246 284 252 300L214 340V404H186V340z"/>` +
    `<path fill="${skin}" d="M172 282L200 324 228 282z"/>` +
    `<g fill="${palette.pale}"><circle cx="200" cy="346" r="4"/><circle cx="200" cy="368" r="4"/></g>`,
]
