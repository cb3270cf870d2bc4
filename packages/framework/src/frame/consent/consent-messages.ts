/** Messages of the two cookie dialogs. */
export const consentMessages = {
  feature: 'cookies',
  english: {
    close: 'Close',

    policyTitle: 'Cookie Policy',
    policyText:
      'We use cookies and similar technologies. Essential ones are always on. We only set the others if you accept them.',
    policyCaption: 'Cookies on this site',
    policyName: 'Name',
    policyProvider: 'Provider',
    policyPurpose: 'Purpose',
    policyExpiry: 'Expiry',
    policyOwnPurpose: 'Remembers your choices here and keeps you signed in.',
    policyOwnExpiry: 'Until you clear it',
    policyPreferences: 'Change my preferences',
    analyticsUserPurpose: 'Tells visitors apart so we can count visits.',
    analyticsSessionPurpose: 'Tells visits apart.',
    analyticsEventPurpose: 'Remembers what we counted for your last action.',
    otherLongPurpose: 'Counts returning visitors.',
    otherShortPurpose: 'Counts visitors each day.',

    preferencesTitle: 'My Preferences',
    preferencesLegend: 'Which cookies can this site use?',
    preferencesAccept: 'Accept all cookies',
    preferencesAcceptHint: 'We’ll count your visits.',
    preferencesDeny: 'Deny all cookies',
    preferencesDenyHint:
      'We’ll only use what the site needs to work, and delete any other cookies.',
    preferencesSave: 'Save my preferences',
    preferencesSaved: 'We’ve saved your preferences.',

    months: { one: '{count} month', other: '{count} months' },
    years: { one: '{count} year', other: '{count} years' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
  },
} as const
