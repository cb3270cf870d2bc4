import type { ComponentCases } from './component-clause.ts'
import { elementsOf, hasLink, textOf } from './elements.ts'

/** Consent and maintenance. */
export const noticeCases: ComponentCases<
  'ConsentBanner' | 'ConsentPreferences' | 'MaintenanceNotice'
> = {
  ConsentBanner: {
    props: {
      consent: {
        display: true,
        words: { message: 'May we count you?', link: 'Read more', accept: 'Yes', dismiss: 'No' },
        cookies: [],
        analytics: [],
        scripts: [],
      },
    },
    clauses: [
      {
        says: 'asks in the editor’s words',
        holds: (page) => textOf(page).includes('May we count you?'),
      },
      {
        says: 'takes a no as readily as a yes',
        holds: (page) => {
          const buttons = elementsOf(page, 'button').map(textOf)
          return buttons.includes('Yes') && buttons.includes('No')
        },
      },
      {
        says: 'leads to the policy',
        holds: (page) => hasLink(page, '/?cookies=policy', 'Read more'),
      },
    ],
  },
  ConsentPreferences: {
    props: {
      consent: {
        display: true,
        words: { message: '', link: '', accept: '', dismiss: '' },
        cookies: [],
        analytics: [],
        scripts: [],
      },
      siteName: 'River Mile',
    },
    clauses: [{ says: 'is not shown unasked', holds: (page) => textOf(page) === '' }],
  },
  MaintenanceNotice: {
    props: { onContinue: () => undefined },
    clauses: [
      {
        says: 'says so in a dialog',
        holds: (page) => elementsOf(page, 'dialog').some((dialog) => textOf(dialog) !== ''),
      },
      {
        says: 'can be left by a button',
        holds: (page) => elementsOf(page, 'button').some((button) => textOf(button) !== ''),
      },
    ],
  },
}
