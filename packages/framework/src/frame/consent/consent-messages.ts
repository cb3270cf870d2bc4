/** The words of the two dialogs about cookies. */
export const consentMessages = {
  feature: 'cookies',
  english: {
    close: 'Close',

    policyTitle: 'Cookie Policy',
    policyText:
      'These are the cookies, and the like of them, that this site may keep in your browser. Those that are not needed for the site to work are only set once you accept them.',
    policyCaption: 'Cookies of this site',
    policyName: 'Name',
    policyProvider: 'Provider',
    policyPurpose: 'Purpose',
    policyExpiry: 'Expiry',
    policyOwnPurpose: 'Remembers your choices here, and that you are signed in.',
    policyOwnExpiry: 'Until you clear it',
    policyPreferences: 'Change my preferences',
    analyticsUserPurpose: 'Tells one visitor from another, to count visits.',
    analyticsSessionPurpose: 'Tells one visit from another.',
    analyticsEventPurpose: 'Remembers what was counted with the last action.',
    otherLongPurpose: 'Counts visitors who come again.',
    otherShortPurpose: 'Counts visitors of one day.',

    preferencesTitle: 'My Preferences',
    preferencesLegend: 'Which cookies may this site keep?',
    preferencesAccept: 'Accept all cookies',
    preferencesAcceptHint: 'Visits are counted.',
    preferencesDeny: 'Deny all cookies',
    preferencesDenyHint: 'Only what the site needs to work. Cookies that were set are removed.',
    preferencesSave: 'Save my preferences',
    preferencesSaved: 'Your preferences are saved.',

    months: { one: '{count} month', other: '{count} months' },
    years: { one: '{count} year', other: '{count} years' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
  },
} as const
