/** Messages for the owner of a page. */
export const ownerToolsMessages = {
  feature: 'ownerTools',
  english: {
    yourPage: 'This is your page',
    editPage: 'Edit page',
    logActivity: 'Log an activity',
    giveFirst: 'Give to your page',
    yourTeam: 'Team',
    sharePage: 'Share',
    qrCode: 'QR code',
    yourAccount: 'Your account',
    signOut: 'Sign out',
  },
} as const

/** Messages for thanking a donor, with a template text. */
export const thanksMessages = {
  feature: 'thanks',
  english: {
    thank: 'Thank {name}',
    thankUnnamed: 'Thank the donor of {amount}',
    thankUnknown: 'Thank this donor',
    textNamed:
      'Thank you, {name}! Your donation to “{page}” means a lot to me. See how it’s going: {address}',
    textUnnamed:
      'Thank you so much for donating to “{page}”. It means a lot to me. See how it’s going: {address}',
    subject: 'Thank you for your donation',
    text: 'Your message',
    hint: 'Change it however you like. We don’t have donors’ contact details, so you’ll need to send it yourself.',
    share: 'Share',
    shareFailed: 'We couldn’t share your message. Copy it instead.',
    copy: 'Copy message',
    copied: 'Copied. Paste your message wherever you write to them.',
    email: 'Write an email',
  },
} as const
