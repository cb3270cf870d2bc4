import { insertDonation } from '../../database/insert-rows.ts'
import { exchangeMinor } from '../../values/exchange.ts'
import type { CheckoutOrder } from './checkout-form.ts'
import type { DonationTarget } from './donation-target.ts'
import type { SandboxServices } from '../../services/sandbox-services.ts'

/**
 * Records a donation once per checkout: sending the same checkout again gives the donation that
 * is already there. It is on the disk when this returns.
 *
 * @returns the donation's number
 */
export function recordDonation(
  services: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
  checkoutId: string,
  target: DonationTarget,
  order: CheckoutOrder,
): number {
  const { database, clock, random } = services
  return database.transaction(() => {
    const known = database.get<{ donationId: number }>(
      'SELECT donation_id AS donationId FROM checkouts WHERE id = ?',
      checkoutId,
    )
    if (known !== undefined) return known.donationId
    const { pageId, campaignId, charityId, eventId, currencyCode } = target
    const donationId = insertDonation(database, {
      id: null,
      guid: random.uuid(),
      pageId,
      campaignId,
      charityId,
      eventId,
      amountMinor: exchangeMinor(order.amountMinor, order.currencyCode, currencyCode),
      currencyCode,
      donorAmountMinor: order.amountMinor,
      donorCurrencyCode: order.currencyCode,
      donorName: order.donorName,
      message: order.message,
      madeMs: clock(),
      reference: order.reference,
      giftAidMinor: 0,
      isAmountHidden: order.isAmountHidden,
    })
    database.run('INSERT INTO checkouts VALUES (?, ?)', checkoutId, donationId)
    return donationId
  })
}
