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
