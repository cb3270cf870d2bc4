/** Messages for thanking a donor, with a template text. */
export const thanksMessages = {
  feature: 'thanks',
  english: {
    thank: 'Thank {name}',
    thankUnnamed: 'Thank the donor of {amount}',
    thankUnknown: 'Thank this donor',
    textNamed:
      'Thank you, {name}! Your gift to “{page}” means a lot to me. This is how far we are: {address}',
    textUnnamed:
      'Thank you for the gift to “{page}”. It means a lot to me. This is how far we are: {address}',
    subject: 'Thank you for your gift',
    text: 'Your words',
    hint: 'Change them as you like. We do not know how to reach donors: you send the words yourself.',
    share: 'Share',
    shareFailed: 'Your device did not share it. You can copy the words instead.',
    copy: 'Copy the words',
    copied: 'Copied. Paste the words wherever you write to them.',
    email: 'Write an e-mail',
  },
} as const
