/** Validation messages of form fields. */
export const fieldMessages = {
  feature: 'fields',
  english: {
    required: 'This field is required',
    email: 'Please enter a valid email',
    phone: 'Please enter a valid phone number',
    number: 'Must be a number',
    slug: 'Please enter a valid URL using only letters, numbers or hyphens (-)',
    tooShort: 'Must have a length greater than or equal to {count}',
    tooLong: 'Must have a length less than or equal to {count}',
    password:
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    errorPrefix: 'Error:',
    errorsTitle: 'There is a problem',
    failed: 'Something went wrong. Try again.',
    offline:
      'You’re offline. We’ve kept what you wrote on this page – send it when you’re back online.',
    outdated:
      'We couldn’t load part of this page, so nothing was sent. Reload the page, then try again.',
    backOnline: 'You’re back online. What you wrote is still here – send it again.',
  },
} as const

/** Messages of slug fields and of postal address fields. */
export const addressFieldMessages = {
  feature: 'addressFields',
  english: {
    slugChecking: 'Checking whether this web address is available',
    slugFree: 'This web address is available',
    slugTaken: 'This web address is taken',
    slugUnchecked: 'We couldn’t check whether this web address is available',
    slugSuggested: 'These are available:',
    slugTake: 'Use {slug}',

    line1: 'Address line 1',
    line2: 'Address line 2',
    townOrCity: 'Town or city',
    countyOrState: 'County or state',
    postcodeOrZipcode: 'Postcode or ZIP code',
    country: 'Country',
  },
} as const
