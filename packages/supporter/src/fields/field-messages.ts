/** Validation messages of form fields. */
export const fieldMessages = {
  feature: 'fields',
  english: {
    required: 'This field is required',
    email: 'Please enter a valid email',
    phone: 'Please enter a valid phone number',
    number: 'Must be a number',
    slug: 'Please enter a valid URL using only letters, numbers or hyphens (-)',
    tooShort: 'Must have a length greater than or equal to {count}',
    tooLong: 'Must have a length less than or equal to {count}',
    password:
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    errorPrefix: 'Error:',
    errorsTitle: 'There is a problem',
    failed: 'Something went wrong. Please try again.',
    offline:
      'You are offline. What you wrote is kept on this page. Send it again when the connection is back.',
    outdated:
      'Part of this page couldn’t be loaded, and nothing was sent. Reload the page, then try again.',
    backOnline: 'The connection is back. What you wrote is still here: please send it again.',
  },
} as const
