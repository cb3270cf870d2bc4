import { validatorPage } from './validator-page.ts'

export const passwordsPage = validatorPage({
  field: 'PasswordField',
  summary: 'Whether a new password is made of enough kinds of characters.',
  useFor: ['New passwords, together with `required()` and a shortest length.'],
  notFor: ['Signing in: the server says whether a password is right.'],
  messages: [
    [
      '`passwordComplexity()`',
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    ],
  ],
  related: ['`PasswordField`', 'Other fields'],
  examples: {
    PasswordComplexity: {
      args: { name: 'password', label: 'New password', autoComplete: 'new-password' },
      form: {
        initial: { password: '' },
        rules: { password: [['passwordComplexity']] },
        typed: { password: 'correct' },
        isLeft: true,
      },
    },
    WithALeastLength: {
      args: { name: 'password', label: 'New password', autoComplete: 'new-password' },
      form: {
        initial: { password: '' },
        rules: {
          password: [
            ['required'],
            ['passwordComplexity'],
            ['greaterThanOrEqualTo', 10, 'Use at least 10 characters'],
          ],
        },
        typed: { password: 'short7#' },
        isLeft: true,
      },
      note: 'The first rule that refuses speaks.',
    },
  },
})
