/** Messages of the account screen. */
export const accountSettingsMessages = {
  feature: 'ownAccount',
  english: {
    title: 'Your account',
    loading: 'Loading your account',
    needsScript: 'You need JavaScript to change your account. Turn it on or use another browser.',
    signInText: 'Sign in to see and change your account.',
    failed: 'We couldn’t load your account',
    failedText: 'Nothing has changed. Check your connection and try again.',

    detailsTitle: 'Name, email and address',
    address: 'Address',
    chooseCountry: 'Choose a country',
    save: 'Save your details',
    saved: 'We’ve saved your details.',
    savedSignInAgain: 'We’ve saved your details. Sign in with your new email.',
    addressStays: 'You can’t remove your address, but you can change it.',
    forbidden: 'You don’t have permission to change this account.',

    passwordTitle: 'Password',
    passwordText: 'We’ll send a link to {email} so you can choose a new password.',
    passwordSend: 'Send reset link',
    passwordSent:
      'We’ve sent a link to {email}. It may take a few minutes. Check your spam folder if you can’t find it.',

    signOutTitle: 'Sign out',
    signOutHere: 'This signs you out in every tab of this browser.',
    signOutElsewhere:
      'We can’t sign you out on other devices. If you think someone else is using your account, choose a new password, and they won’t be able to sign in with the old one. A device that’s already signed in may stay signed in until its session ends.',
    signOutButton: 'Sign out in this browser',
  },
} as const
