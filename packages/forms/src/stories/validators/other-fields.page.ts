import { validatorPage } from './validator-page.ts'

export const otherFieldsPage = validatorPage({
  field: 'TextField',
  summary: 'Compares a field with another one. It is asked again when that one changes.',
  useFor: ['Passwords that are typed twice, names that must differ.'],
  notFor: ['Asking for an e-mail address twice: people copy it.'],
  messages: [
    ["`equalsField('other')`", 'Field must be equal to other'],
    ["`doesNotEqualField('other')`", 'Field must be different to other'],
    ["`containsField('other')`", 'Field must include other'],
    ["`doesNotContainField('other')`", 'Field must not include other'],
  ],
  related: ['Passwords'],
  examples: {
    EqualsField: {
      args: { name: 'answer', label: 'Again' },
      form: {
        initial: { other: 'correct7#', answer: 'correct8#' },
        rules: { answer: [['equalsField', 'other']] },
        isLeft: true,
      },
      note: 'The field called other has “correct7#”.',
    },
    DoesNotEqualField: {
      args: { name: 'answer', label: 'New name of the team' },
      form: {
        initial: { other: 'Walkers', answer: 'Walkers' },
        rules: { answer: [['doesNotEqualField', 'other', 'Choose another name than the old one']] },
        isLeft: true,
      },
      note: 'The field called other has “Walkers”.',
    },
    ContainsField: {
      args: { name: 'answer', label: 'Title' },
      form: {
        initial: { other: '2026', answer: 'Walk in May' },
        rules: { answer: [['containsField', 'other']] },
        isLeft: true,
      },
      note: 'The field called other has “2026”.',
    },
    DoesNotContainField: {
      args: { name: 'answer', label: 'New password' },
      form: {
        initial: { other: 'Ada', answer: 'Ada7#walks' },
        rules: { answer: [['doesNotContainField', 'other']] },
        isLeft: true,
      },
      note: 'The field called other has “Ada”.',
    },
  },
})
