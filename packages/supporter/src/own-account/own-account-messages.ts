/** Messages of the account screen. */
export const ownAccountMessages = {
  feature: 'ownAccount',
  english: {
    title: 'Your account',
    loading: 'Fetching your account',
    needsScript:
      'Changing your account needs JavaScript. Please switch it on, or use another browser.',
    signInText: 'Sign in to see and change your account.',
    failed: 'Your account could not be fetched',
    failedText: 'Nothing has changed. Please check your connection and try again.',

    detailsTitle: 'Name, e-mail and address',
    address: 'Address',
    chooseCountry: 'Choose a country',
    save: 'Save your details',
    saved: 'Your details are saved.',
    savedSignInAgain: 'Your details are saved. Please sign in with your new e-mail address.',
    addressStays: 'The platform cannot take an address away. Please change it instead.',
    forbidden: 'The platform does not let you change this account.',

    passwordTitle: 'Password',
    passwordText: 'We send a link to {email}. With it you choose a new password.',
    passwordSend: 'Send me the link',
    passwordSent:
      'A message to {email} is on its way. It may take a few minutes; look among the unwanted mail too.',

    signOutTitle: 'Sign out',
    signOutHere: 'This signs you out in this browser, in all of its tabs.',
    signOutElsewhere:
      'We cannot sign you out on other devices: the platform has no way to do it. If you think that somebody else uses your account, choose a new password. Nobody can then sign in with the old one. A device that is signed in already may stay so until its session runs out.',
    signOutButton: 'Sign out in this browser',
  },
} as const
