import { liveExample, validatorPage } from './validator-page.ts'

const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team' },
]

export const choicesPage = validatorPage({
  field: 'CheckboxesField',
  summary: 'Whether something was chosen, and how much. Lists are compared by their length.',
  useFor: ['Radios, checkboxes and selects.'],
  notFor: ['Limits that people cannot know beforehand: say them in the hint.'],
  messages: [
    ['`required()`', 'This field is required'],
    ['`lessThanOrEqualTo(1)`', 'Must have a length less than or equal to 1'],
  ],
  related: ['`CheckboxesField`', '`RadioField`', '`CheckboxField`'],
  initialCode: { answer: '[] as string[]' },
  examples: {
    AtLeastOne: liveExample([['required', 'Choose at least one']], [], {
      label: 'How will you take part?',
      choices,
    }),
    AtMostOne: liveExample([['lessThanOrEqualTo', 1, 'Choose one of them']], ['solo', 'team'], {
      label: 'How will you take part?',
      choices,
    }),
  },
})
