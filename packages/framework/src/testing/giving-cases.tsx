import { LeaderboardItem } from '@milepost/ui'
import type { ComponentCases } from './component-clause.ts'
import { shareCase } from './share-case.ts'
import { elementsOf, everyElement, accessibleName, textOf } from './elements.ts'

/** Giving, and lists and figures of gifts. */
export const givingCases: ComponentCases<
  'DonateForm' | 'Receipt' | 'DonationList' | 'Leaderboard' | 'Progress'
> = {
  DonateForm: {
    props: {
      form: {
        action: '',
        currency: 'GBP',
        currencySymbol: '£',
        choices: [{ value: '25', amount: '£25', label: 'Plants a reed bed' }],
        selected: '25',
        legend: 'How much?',
        otherLabel: 'Other amount',
        submitLabel: 'Continue',
        note: '',
      },
    },
    clauses: [
      {
        says: 'is sent by post, without a script',
        holds: (page) =>
          elementsOf(page, 'form').some(({ attribs }) => attribs['method'] === 'post'),
      },
      {
        says: 'has each amount as a choice',
        holds: (page) =>
          elementsOf(page, 'input').some(
            (input) =>
              input.attribs['value'] === '25' && accessibleName(page, input).includes('£25'),
          ),
      },
      {
        says: 'takes another amount',
        holds: (page) =>
          elementsOf(page, 'input').some((input) =>
            accessibleName(page, input).includes('Other amount'),
          ),
      },
      {
        says: 'is sent by a button that says so',
        holds: (page) =>
          elementsOf(page, 'button').some(
            (button) => button.attribs['type'] !== 'button' && textOf(button) === 'Continue',
          ),
      },
    ],
  },
  Receipt: {
    props: {
      receipt: {
        found: true,
        thanks: 'Thank you, Ada!',
        text: 'You gave £25',
        message: 'Good luck',
        figures: undefined,
        gift: undefined,
        facts: [{ label: 'Reference', value: '1234' }],
        change: 'Ask the platform to change it.',
        share: { ...shareCase, networks: [...shareCase.networks] },
        shareLabel: 'Tell your friends',
        start: { label: 'Start a page', href: '/register' },
      },
    },
    clauses: [
      {
        says: 'thanks in a heading',
        holds: (page) => elementsOf(page, 'h1', 'h2').map(textOf).includes('Thank you, Ada!'),
      },
      { says: 'says what was given', holds: (page) => textOf(page).includes('You gave £25') },
      {
        says: 'has the reference of the gift',
        holds: (page) => elementsOf(page, 'dd').map(textOf).includes('1234'),
      },
      {
        says: 'leads to a page of one’s own, and to ways to share',
        holds: (page) =>
          elementsOf(page, 'a').some(({ attribs }) => attribs['href'] === '/register') &&
          elementsOf(page, 'a').some(({ attribs }) =>
            (attribs['href'] ?? '').includes(encodeURIComponent(shareCase.url)),
          ),
      },
      { says: 'has the donor’s message', holds: (page) => textOf(page).includes('Good luck') },
    ],
  },
  DonationList: {
    props: { items: [{ id: 1, name: 'Ada', amount: '£25', message: 'Go Sam' }] },
    clauses: [
      {
        says: 'has an entry for each gift, with its giver, amount and message',
        holds: (page) =>
          elementsOf(page, 'li').some((item) =>
            ['Ada', '£25', 'Go Sam'].every((word) => textOf(item).includes(word)),
          ),
      },
    ],
  },
  Leaderboard: {
    props: { children: <LeaderboardItem rank={1} name="Sam" amount="£400" /> },
    clauses: [
      {
        says: 'is a list in order, with its places',
        holds: (page) => elementsOf(page, 'ol').some((list) => textOf(list).includes('Sam')),
      },
    ],
  },
  Progress: {
    props: { percent: 40, raised: '£400', target: 'of £1,000', donations: '12 donations' },
    clauses: [
      {
        says: 'is a progress bar at its place',
        holds: (page) =>
          everyElement(page).some(
            ({ name, attribs }) =>
              (name === 'progress' && attribs['value'] === '40') ||
              (attribs['role'] === 'progressbar' && attribs['aria-valuenow'] === '40'),
          ),
      },
      {
        says: 'says the figures in words',
        holds: (page) =>
          ['£400', '£1,000', '12 donations'].every((figure) => textOf(page).includes(figure)),
      },
    ],
  },
}
