/** The messages of the fields for the address of a page and of a person. */
export const addressFieldMessages = {
  feature: 'addressFields',
  english: {
    slugChecking: 'Checking whether this address is free',
    slugFree: 'This address is free',
    slugTaken: 'This address is taken',
    slugUnchecked: 'We could not check whether this address is free',
    slugSuggested: 'These are free:',
    slugTake: 'Take {slug}',

    line1: 'Address line 1',
    line2: 'Address line 2',
    townOrCity: 'Town or city',
    countyOrState: 'County or state',
    postcodeOrZipcode: 'Postcode or ZIP code',
    country: 'Country',
  },
} as const
