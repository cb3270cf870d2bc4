import { liveExample, validatorPage } from './validator-page.ts'

export const numbersAndLengthsPage = validatorPage({
  field: 'TextField',
  summary:
    'Whether something is a number, and how large it is. Text and lists are compared by their length.',
  useFor: ['Shortest and longest texts, least and most choices, sizes of numbers.'],
  notFor: [
    'Numbers as they were typed: they are text, and would be compared by length. Give the form a `parse` for the field, such as `parseNumber`.',
  ],
  messages: [
    ['`number()`', 'Must be a number'],
    [
      '`greaterThan(2)`',
      'Must have a length greater than 2; of a number: Number must be greater than 2',
    ],
    [
      '`greaterThanOrEqualTo(3)`',
      'Must have a length greater than or equal to 3; of a number: Number must be greater than or equal to 3',
    ],
    ['`lessThan(10)`', 'Must have a length less than 10; of a number: Number must be less than 10'],
    [
      '`lessThanOrEqualTo(9)`',
      'Must have a length less than or equal to 9; of a number: Number must be less than or equal to 9',
    ],
  ],
  related: ['`NumberField`', '`TextareaField`'],
  examples: {
    Number: liveExample([['number']], '1,5', { label: 'Distance', suffix: 'km' }),
    GreaterThan: liveExample([['greaterThan', 2]], 'Al', { label: 'Name of your page' }),
    GreaterThanOrEqualTo: liveExample([['greaterThanOrEqualTo', 3]], 'Al', {
      label: 'Name of your page',
    }),
    LessThan: liveExample([['lessThan', 10]], 'A very long name', { label: 'Short name' }),
    LessThanOrEqualTo: liveExample([['lessThanOrEqualTo', 9]], 'A very long name', {
      label: 'Short name',
    }),
    Sizes: liveExample([['number'], ['greaterThan', 0]], 0, {
      label: 'Distance',
      suffix: 'km',
      note: 'The value of the form is a number here, so its size counts.',
    }),
  },
})
