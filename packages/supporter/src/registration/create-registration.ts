import { getCurrencySymbol } from '@milepost/measures'
import type { RegistrationView } from './registration-view.ts'

/** Options of a registration. Only `siteName`, `country` and `currency` are required. */
export interface RegistrationOptions extends Partial<
  Omit<RegistrationView, 'asks' | 'currencySymbol'>
> {
  /** Name of the site, for the suggested page name. */
  siteName: string
  /** Two-letter country code, such as `gb`. */
  country: string
  /** ISO 4217 code, such as `GBP`. */
  currency: string
  /** Fields to ask for, in addition to the page's slug. @default name and target */
  asks?: Partial<RegistrationView['asks']>
}

/** Creates the settings of a registration, for example for a charity: `createRegistration({ charityId: '3001', … })`. */
export function createRegistration({ asks, ...given }: RegistrationOptions): RegistrationView {
  return {
    campaignId: '',
    charityId: '',
    eventId: '',
    questions: [],
    goalMeasure: 'distance',
    defaultPageStory: '',
    ...given,
    currencySymbol: getCurrencySymbol(given.currency, given.country),
    asks: {
      name: true,
      target: true,
      eventDate: false,
      fitnessGoal: false,
      address: false,
      team: false,
      selfDonation: false,
      ...asks,
    },
  }
}
