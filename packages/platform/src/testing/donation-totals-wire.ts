import type { ReferenceDonationsWire } from '../donations/donation.wire.ts'
import type { DonationsTotalsWire, ReferenceTotalsWire } from '../totals/donation-totals.wire.ts'
import { donationWire, paginationWire } from './donation-wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** The donations of a reference: one of 25.00. */
export function referenceDonationsWire(
  overrides: Partial<ReferenceDonationsWire> = {},
): ReferenceDonationsWire {
  return {
    donations: [donationWire()],
    pagination: paginationWire({ pageSizeRequested: 500 }),
    ...overrides,
  }
}

/** The totals of a reference: 25.00 by one donation. */
export function referenceTotalsWire(
  overrides: Partial<ReferenceTotalsWire> = {},
): ReferenceTotalsWire {
  return {
    DonationsTotal: 25,
    NumberOfDonations: 1,
    CurrencyCode: 'GBP',
    ThirdPartyReference: world.donationReference,
    TotalEstimatedTaxReclaim: 6.25,
    ...overrides,
  }
}

/** The totals of a charity or a campaign: 153.00 by eight donations, offline ones left out. */
export function donationsTotalsWire(
  overrides: Partial<DonationsTotalsWire> = {},
): DonationsTotalsWire {
  return {
    totals: { donationTotalAmount: 153, donationCount: 8 },
    currencyCode: 'GBP',
    meta: { totalAmount: 153 },
    ...overrides,
  }
}
