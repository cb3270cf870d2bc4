import type { CardVerdict } from './judge-card.ts'
import type { RandomCard } from './random-card.ts'

export interface JudgedCard extends Omit<CardVerdict, 'jpeg'> {
  bytes: number
  picture: RandomCard['picture']
}

const kinds = [
  ['none', 'without a picture'],
  ['photograph', 'with one like a photograph'],
  ['noise', 'with one of noise'],
] as const

/** Says in a table what was measured of many cards. */
export function cardsReport(judged: readonly JudgedCard[]): string {
  const row = (
    what: string,
    cards: readonly JudgedCard[],
    pick: (card: JudgedCard) => number,
    digits = 0,
  ) => {
    const sorted = cards.map(pick).toSorted((a, b) => a - b)
    const at = (share: number) =>
      (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(digits)
    return `| ${what} | ${at(0)} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`
  }
  const kilobytes = ({ bytes }: JudgedCard) => bytes / 1000
  const times = ({ wholeMs, renderMs }: JudgedCard) => wholeMs / renderMs
  return [
    `${judged.length} share cards of random brands and names`,
    '',
    '| | least | 50 % | 99 % | most |',
    '| --- | --- | --- | --- | --- |',
    ...kinds.flatMap(([kind, name]) => {
      const cards = judged.filter(({ picture }) => picture === kind)
      return [
        row(`kB ${name}`, cards, kilobytes),
        row(`ms ${name}`, cards, ({ wholeMs }) => wholeMs),
        row(`× the renderer alone ${name}`, cards, times, 2),
      ]
    }),
    row('contrast of the faintest words', judged, ({ wordContrast }) => wordContrast, 2),
    row('contrast of the bar', judged, ({ barContrast }) => barContrast, 2),
    '',
    `Words cut off, or over others: ${countOf(judged, ({ misplaced }) => misplaced.length > 0)}`,
    `Names that end in dots: ${countOf(judged, ({ isShortened }) => isShortened)}`,
    `Names of which something is left out (emoji and other letters without a shape): ${countOf(judged, ({ leftOut }) => leftOut > 0)}`,
    '',
  ].join('\n')
}

function countOf(judged: readonly JudgedCard[], is: (card: JudgedCard) => boolean): number {
  return judged.filter(is).length
}
