import { parseSite } from '@milepost/content'
import { getCardStyle } from '@milepost/framework/src/services/card-style.ts'
import { toDrawableText } from '@milepost/framework/src/services/drawable-text.ts'
import type { ShareCard } from '@milepost/framework/src/services/share-cards.ts'
import * as fc from 'fast-check'

/** A share card of a random brand, and its title before characters without a glyph were removed. */
export interface RandomCard {
  card: ShareCard
  /** The name as typed. */
  typed: string
  /** Kind of image on the card. */
  picture: 'none' | 'photograph' | 'noise'
}

const colour = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom('#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00'),
)

const design = fc.record({
  'design-colors-primary': colour,
  'design-colors-secondary': colour,
  'design-colors-tertiary': colour,
  'design-colors-dark': colour,
  'design-colors-light': colour,
  'design-edge': fc.constantFrom('none', 'wave', 'diagonal'),
  'design-pattern': fc.constantFrom('none', 'waves', 'contours'),
  'design-fonts-head-uppercase': fc.constantFrom('Yes', 'No'),
})

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Maya', 'Łukasz', 'Ŵyn', 'Zoë', 'Smith', 'of', 'the') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('ليلى', 'محمد', 'المستشفى', 'ליאור', 'Ελένη', 'Дмитрий'),
  },
  { weight: 2, arbitrary: fc.constantFrom('😀', '👩‍👩‍👧', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '❤️', '🏃🏽‍♀️', '山田', '성민') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Donaudampfschifffahrtsgesellschaft',
      'W'.repeat(60),
      'i'.repeat(60),
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'grapheme' }) },
)

/** Names of up to 60 characters, the platform's limit. */
const name = fc
  .array(word, { minLength: 1, maxLength: 9 })
  .map((words) => Array.from(words.join(' ')).slice(0, 60).join(''))

const amount = fc
  .bigInt({ min: 1n, max: 10n ** 10n })
  .map((value) => `£${value.toLocaleString('en-GB')}`)

/** Share cards of random brands for random names. */
export const randomCard: fc.Arbitrary<RandomCard> = fc
  .record({
    design,
    typed: name,
    amount,
    target: amount,
    barPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    donations: fc.nat({ max: 2_000_000 }),
    isRightToLeft: fc.boolean(),
    picture: fc.constantFrom('none', 'none', 'none', 'photograph', 'photograph', 'noise'),
  })
  .map(({ design: data, typed, isRightToLeft, picture, ...figures }) => {
    const campaign = 'Walk the Tideline'
    const title = toDrawableText(typed) || campaign
    return {
      typed,
      picture,
      card: {
        language: isRightToLeft ? 'ar' : 'en-GB',
        isRightToLeft,
        title,
        kicker: title === campaign ? '' : campaign,
        isBeforeFirst: false,
        amount: figures.amount,
        ofTarget: `raised of ${figures.target}`,
        barPercent: figures.barPercent,
        notes: [
          figures.barPercent === undefined ? '' : `${figures.barPercent}% of the target`,
          `${figures.donations.toLocaleString('en-GB')} donations`,
        ],
        picture: undefined,
        logo: undefined,
        style: getCardStyle(parseSite({ uid: 'random', data }).site),
      },
    }
  })
