/** The messages of the fields for the address of a page and of a person. */
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
