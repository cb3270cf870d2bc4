import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const giftCardsPage: ComponentFacts = {
  ...pageBasics,
  name: 'GiftCards',
  title: 'Fundraising/Gift cards',
  summary: 'What gifts do, a card each.',
  useFor: ['Three to six amounts with what each of them pays for.'],
  notFor: [
    'Choosing an amount in a form: take `AmountPicker`.',
    'Other things that lead on: take `Card`.',
  ],
  anatomy: ['Picture or icon', 'Amount', 'What it does', 'Link'],
  keyboard: [
    ['Tab', 'Moves from card to card'],
    ['Enter', 'Follows the link of the card'],
  ],
  accessibility: [
    'It is a list. The amount is a heading of level 3.',
    'The link names the amount, so that no two links are alike.',
  ],
  messages: [['The link', 'Give {amount}']],
  related: ['AmountPicker', 'Card'],
}
