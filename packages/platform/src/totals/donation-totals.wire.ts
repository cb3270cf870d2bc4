/** `GET {api}/v1/donationtotal/ref/{ref}`; major units. */
export interface ReferenceTotalsWire {
  DonationsTotal: number
  NumberOfDonations: number
  CurrencyCode: string
  ThirdPartyReference: string
  TotalEstimatedTaxReclaim?: number | null
}

/** `GET {api}/donationsleaderboards/v1/totals`; major units. */
export interface DonationsTotalsWire {
  totals: { donationTotalAmount: number; donationCount: number }
  currencyCode?: string | null
  meta?: { totalAmount: number } | null
}
