import type { ComponentClause } from './component-clause.ts'
import { elementsOf, everyElement, accessibleName } from './elements.ts'

const controls = ['a', 'button', 'input', 'select', 'textarea', 'summary']

/** What is true of every component. */
export const commonClauses: readonly ComponentClause[] = [
  {
    says: 'names every control',
    holds: (page) =>
      elementsOf(page, ...controls)
        .filter(({ attribs }) => attribs['type'] !== 'hidden')
        .every((control) => accessibleName(page, control) !== ''),
  },
  {
    says: 'leaves the order of the keyboard to the page',
    holds: (page) => everyElement(page).every(({ attribs }) => !(Number(attribs['tabindex']) > 0)),
  },
  {
    says: 'gives each id once',
    holds: (page) => {
      const ids = everyElement(page).flatMap(({ attribs }) => attribs['id'] ?? [])
      return new Set(ids).size === ids.length
    },
  },
  {
    says: 'says of each picture what it shows, or that it shows nothing',
    holds: (page) => elementsOf(page, 'img').every(({ attribs }) => 'alt' in attribs),
  },
]
