import { DomUtils } from 'htmlparser2'
import { shareCase } from './share-case.ts'
import type { ComponentCases, ComponentClause } from './component-clause.ts'
import { elementsOf, hasLink, accessibleName, textOf } from './elements.ts'

const head = {
  title: 'Sam swims the river',
  name: 'Sam Silva',
  actions: [{ label: 'Give to Sam', href: '/fundraising/sam/donate' }],
  progress: { percent: 40, raised: '£400', target: 'of £1,000' },
}
const headClauses: readonly ComponentClause[] = [
  {
    says: 'has the title as the heading of the page',
    holds: (page) => elementsOf(page, 'h1').map(textOf).join() === head.title,
  },
  { says: 'says whose it is', holds: (page) => textOf(page).includes(head.name) },
  { says: 'says what was raised', holds: (page) => textOf(page).includes('£400') },
  {
    says: 'leads where its buttons lead',
    holds: (page) => hasLink(page, '/fundraising/sam/donate', 'Give to Sam'),
  },
]
/** Pages of supporters and teams. */
export const supporterCases: ComponentCases<
  | 'AccountPanel'
  | 'SupporterHead'
  | 'TeamHead'
  | 'ActivityList'
  | 'ShareButtons'
  | 'PageTools'
  | 'SearchField'
> = {
  AccountPanel: {
    props: { view: 'signIn', onDone: () => undefined, returnTo: '/' },
    clauses: [
      {
        says: 'has fields for the e-mail address and the password, in a form',
        holds: (page) =>
          elementsOf(page, 'form').some((form) =>
            ['email', 'password'].every((type) =>
              DomUtils.existsOne(
                ({ name, attribs }) => name === 'input' && attribs['type'] === type,
                form.children,
              ),
            ),
          ),
      },
      {
        says: 'is sent by a button that says so',
        holds: (page) =>
          elementsOf(page, 'button').some(
            (button) => button.attribs['type'] === 'submit' && accessibleName(page, button) !== '',
          ),
      },
      { says: 'leads to signing up', holds: (page) => hasLink(page, '/sign-up', '') },
      {
        says: 'leads to resetting a password',
        holds: (page) => hasLink(page, '/reset-password', ''),
      },
    ],
  },
  SupporterHead: { props: head, clauses: headClauses },
  TeamHead: { props: head, clauses: headClauses },
  ActivityList: {
    props: {
      activities: [
        {
          id: '1',
          title: 'Along the weir',
          kind: 'Swim',
          facts: ['5 km'],
          at: undefined,
          when: undefined,
          description: 'Cold',
          polyline: '',
          manual: '',
        },
      ],
      routeLabel: 'The way of {name}',
    },
    clauses: [
      {
        says: 'has an entry for each activity, with its title and what it came to',
        holds: (page) =>
          elementsOf(page, 'li').some((item) =>
            ['Along the weir', 'Swim', '5 km'].every((word) => textOf(item).includes(word)),
          ),
      },
    ],
  },
  ShareButtons: {
    props: { share: { ...shareCase, networks: [...shareCase.networks] } },
    clauses: [
      {
        says: 'leads to each network with the address of the page',
        holds: (page) =>
          elementsOf(page, 'a').some(({ attribs }) =>
            (attribs['href'] ?? '').includes(encodeURIComponent(shareCase.url)),
          ),
      },
    ],
  },
  PageTools: {
    props: { slug: 'sam', ownership: { owner: 'Sam', ownerGuid: 'g-1' }, takesGifts: true },
    clauses: [{ says: 'shows a stranger nothing', holds: (page) => textOf(page) === '' }],
  },
  SearchField: {
    props: { label: 'Find a supporter', results: [], onSearch: () => undefined },
    clauses: [
      {
        says: 'is a form with a field that says what is looked for',
        holds: (page) =>
          elementsOf(page, 'form').length === 1 &&
          elementsOf(page, 'input').some((input) =>
            accessibleName(page, input).includes('Find a supporter'),
          ),
      },
    ],
  },
}
