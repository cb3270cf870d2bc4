/** The messages of sign-in, sign-up and the reset of a password. */
export const accountMessages = {
  feature: 'account',
  english: {
    signIn: 'Sign in',
    signUp: 'Create an account',
    resetPassword: 'Reset your password',
    email: 'E-mail address',
    password: 'Password',
    showPassword: 'Show',
    hidePassword: 'Hide',
    newPassword: 'Choose a password',
    newPasswordHint: 'At least 8 characters, with a letter, a number and a special character.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    optional: 'optional',
    forgotten: 'Forgotten your password?',
    noAccount: 'New here?',
    haveAccount: 'Have an account already?',
    backToSignIn: 'Back to sign in',
    createAccount: 'Create my account',
    sendReset: 'Send me the link',
    resetIntro:
      'Tell us your e-mail address, and we send you a link with which you choose a new password.',
    resetSent:
      'If there is an account with {email}, a message with a link is on its way. It may take a few minutes; look among the unwanted mail too.',
    identityIntro:
      'You sign in with your {platform} account, on {platform}’s own page, and come straight back here.',
    identityReset:
      'Your password is kept by {platform}. Continue there, and say that you have forgotten it.',
    identityTerms: 'There, {platform}’s',
    identityTermsAfter: 'apply.',
    identitySignIn: 'Continue with {platform}',
    identitySignUp: 'Create a {platform} account',
    termsBefore: 'I accept {platform}’s',
    terms: 'terms of service',
    termsBetween: 'and its',
    privacy: 'privacy policy',
    termsAfter: '.',
    termsRequired: 'Please read and accept the terms and the privacy policy to go on.',
    marketing: 'Send me the charity’s news by e-mail',
    marketingHint:
      'You can change your mind at any time. The charity hears of it when you start a page.',

    wrongPassword: 'The e-mail address or the password is wrong. Please try again.',
    emailTaken: 'There is an account with this address already. Please sign in instead.',
    tooManyTries: 'That was tried too often. Please wait a minute, then try again.',
    unreachable:
      'We cannot reach our giving platform just now. What you typed is still here: please try again in a moment.',
    signedInAs: 'You are signed in as {name}.',
    welcome: 'Welcome, {name}!',
    goOn: 'Go on',
    signOut: 'Log out',
    ownAccount: 'Your account',
    otherPage: 'Work on another of my pages',

    finishing: 'Signing you in…',
    signInFailed: 'That did not work',
    signInCancelled: 'You did not sign in',
    signInCancelledText: 'Nothing has changed. You can try again whenever you like.',
    signInExpiredText:
      'The sign-in was started in another window, or too long ago. Please start it again from here.',
    signInFailedText: 'Your account could not be connected. Please try again.',
    tryAgain: 'Try again',
  },
} as const
