/** The messages of forms of an editor. */
export const contactFormMessages = {
  feature: 'contactForm',
  english: {
    send: 'Send',
    sent: 'Thank you. Your message is on its way.',
    limited:
      'Many messages came from your connection in a short time, so this one was not sent. Nothing is lost: please wait ten minutes and send it again.',
    failed: 'Your message could not be sent. Nothing is lost: please try again in a moment.',
    invalid: 'Please look at the fields marked below.',
    errorPrefix: 'Error:',
    nowhere: 'This form leads nowhere yet: its document names no address to send it to.',
    fieldRequired: 'Please fill this in.',
    fieldEmail: 'Please type an e-mail address such as name@example.org.',
    fieldNumber: 'Please type a number.',
    fieldDate: 'Please type a date such as 2026-06-30.',
    fieldPhone: 'Please type a telephone number.',
    fieldOption: 'Please choose one of the options.',
    fieldTooLong: {
      one: 'Please keep this to {count} character.',
      other: 'Please keep this to {count} characters.',
    },
    optional: '(optional)',
    choose: 'Please choose',
    leaveEmpty: 'Leave this field empty',
  },
} as const
