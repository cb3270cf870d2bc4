import { liveExample, validatorPage } from './validator-page.ts'

export const presencePage = validatorPage({
  field: 'TextField',
  summary:
    '`required` refuses what is empty. It is the only validator that does: all others let empty values pass.',
  useFor: [
    'Whatever a form cannot do without. The asterisk and the `required` attribute follow from it.',
  ],
  notFor: ['Questions that you could leave out: ask fewer instead.'],
  accessibility: [
    'Empty are blank text, `false`, an empty list, `null` and `undefined`. 0 is a value. `isEmpty(value)` answers the same question.',
  ],
  messages: [['`required()`', 'This field is required']],
  related: ['`isEmpty`', 'Text'],
  examples: {
    Required: liveExample([['required']], '', { label: 'Your name' }),
    InWordsOfYourOwn: liveExample([['required', 'Enter your name']], '', { label: 'Your name' }),
  },
})
