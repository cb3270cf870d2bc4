import { currencySymbol } from '@milepost/measures'
import type { RegistrationView } from './registration-view.ts'

/** Required options of a registration; the others have defaults. */
export interface RegistrationOptions extends Partial<
  Omit<RegistrationView, 'asks' | 'currencySymbol'>
> {
  /** The site's name, for the page name that is suggested. */
  siteName: string
  /** The country as two letters, such as `gb`. */
  country: string
  /** The currency as three letters, such as `GBP`. */
  currency: string
  /** Fields in addition to the page's URL. @default its name and its target */
  asks?: Partial<RegistrationView['asks']>
}

/**
 * Describes how people start a page, such as for a charity: `createRegistration({ charityId: '3001', … })`. Whatever is
 * left out is not asked.
 */
export function createRegistration({ asks, ...given }: RegistrationOptions): RegistrationView {
  return {
    campaignId: '',
    charityId: '',
    eventId: '',
    questions: [],
    goalMeasure: 'distance',
    defaultPageStory: '',
    ...given,
    currencySymbol: currencySymbol(given.currency, given.country),
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
