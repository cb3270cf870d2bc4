import { liveExample, validatorPage } from './validator-page.ts'

export const addressesPage = validatorPage({
  field: 'TextField',
  summary: 'Addresses under which somebody or something can be reached.',
  useFor: ['Catching slips while somebody types.'],
  notFor: ['Proof that an address exists: send a message to it.'],
  messages: [
    ['`email()`', 'Please enter a valid email'],
    ['`url()`', 'Please enter a valid URL'],
    ['`phone()`', 'Please enter a valid phone number'],
  ],
  related: ['`EmailField`', '`PhoneField`', '`SlugField`'],
  examples: {
    Email: liveExample([['email']], 'ada@example', {
      label: 'E-mail address',
      note: 'A full domain is needed; it may be international.',
    }),
    Url: liveExample([['url']], 'example.org', {
      label: 'Web address',
      note: '`http` and `https`, without user names.',
    }),
    Phone: liveExample([['phone']], 'call me', {
      label: 'Phone',
      note: 'Digits and `- + . * # ( )`; spaces are ignored.',
    }),
  },
})
