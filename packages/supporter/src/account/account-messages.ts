import type { AccountView } from '../host/supporter-host.ts'

/** Messages for signing in, signing up and resetting a password. */
export const accountMessages = {
  feature: 'account',
  english: {
    signIn: 'Sign in',
    signUp: 'Create an account',
    resetPassword: 'Reset your password',
    email: 'Email address',
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
    haveAccount: 'Already have an account?',
    backToSignIn: 'Back to sign in',
    createAccount: 'Create my account',
    sendReset: 'Send reset link',
    resetIntro: 'Enter your email and we’ll send you a link to reset your password.',
    resetSent:
      'If {email} has an account, we’ve sent a reset link. Check your spam folder if you can’t find it.',
    identityIntro:
      'You’ll sign in with your {platform} account on {platform}’s own website, then come straight back here.',
    identityReset: '{platform} manages your password. Continue there to reset it.',
    identityTerms: '{platform}’s',
    identityTermsAfter: 'apply.',
    identitySignIn: 'Continue with {platform}',
    identitySignUp: 'Create a {platform} account',
    termsBefore: 'I accept {platform}’s',
    terms: 'terms of service',
    termsBetween: 'and its',
    privacy: 'privacy policy',
    termsAfter: '.',
    termsRequired: 'Accept the terms of service and the privacy policy to continue.',
    marketing: 'Email me news from the charity',
    marketingHint:
      'You can change your mind at any time. We’ll tell the charity when you start a page.',

    wrongPassword: 'Your email or password is incorrect. Check them and try again.',
    emailTaken: 'There’s already an account with this email. Sign in instead.',
    tooManyTries: 'You’ve tried too many times. Wait a minute, then try again.',
    unreachable: 'We can’t connect at the moment. Try again shortly – we’ve kept what you entered.',
    signedInAs: 'You’re signed in as {name}.',
    welcome: 'Welcome, {name}!',
    goOn: 'Continue',
    signOut: 'Sign out',
    ownAccount: 'Your account',
    otherPage: 'Switch to another of my pages',

    finishing: 'Signing you in…',
    signInFailed: 'We couldn’t sign you in',
    signInCancelled: 'You didn’t sign in',
    signInCancelledText: 'Nothing has changed. You can try again whenever you like.',
    signInExpiredText:
      'You started signing in from another window, or too long ago. Start again from here.',
    signInFailedText: 'We couldn’t connect your account. Try again.',
    tryAgain: 'Try again',
  },
} as const

/** Message key of each view's title. */
export const accountTitleKeys: Readonly<Record<AccountView, keyof typeof accountMessages.english>> =
  {
    signIn: 'signIn',
    signUp: 'signUp',
    reset: 'resetPassword',
  }

/** Messages of the notice that replaces password forms in frames of other sites. */
export const leaveFrameMessages = {
  feature: 'leaveFrame',
  english: {
    title: 'Continue in a new window',
    text: 'You’re viewing this site inside another one. To keep you safe, signing in and editing open in their own window, where you can check the web address.',
    button: 'Open a new window',
  },
} as const
