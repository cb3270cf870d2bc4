import { type DonationTarget, pageTarget } from '../calls/checkout/donation-target.ts'
import { recordDonation } from '../calls/checkout/record-donation.ts'
import { pageByShortName } from '../records/page-row.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import type { FrontPageControls } from './controls.ts'
import { pageNames } from './world-facts.ts'

type Services = Pick<SandboxServices, 'database' | 'clock' | 'random'>

/** What somebody asks for cannot be done; the message says why. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange' as const
}

export interface GiftOrder {
  readonly shortName: string
  /** In the currency of the page, such as `25` or `25.50`. */
  readonly amount: string
  /** Empty for somebody who stays anonymous. */
  readonly name: string
  readonly message: string
}

const mostMinor = 100_000_000

/**
 * Gives to a supporter's page, as by the checkout.
 *
 * @throws RefusedChange where there is no such page, or the amount is none
 */
export function giveTo(services: Services, { shortName, amount, name, message }: GiftOrder): void {
  const target = targetOf(services, shortName)
  const amountMinor = Math.round(Number(amount.replace(',', '.')) * 100)
  if (!(amountMinor >= 1 && amountMinor <= mostMinor)) {
    throw new RefusedChange('An amount is from 0.01 to 1,000,000.')
  }
  record(services, target, { amountMinor, name: name.trim(), message: message.trim() })
}

/** How many gifts arrive, and how many a second. */
export interface StormOrder {
  readonly count: number
  readonly perSecond: number
}

export const stormLimits = { count: 10_000, perSecond: 200 } as const

/**
 * Lets gifts arrive at pages by chance, one after the other. A storm that goes on is replaced.
 *
 * @param repeat - calls a function again and again, every so many milliseconds, until what it gives is called
 * @throws RefusedChange where there is no page, or more is asked for than the limits allow
 */
export function startStorm(
  services: Services,
  controls: FrontPageControls,
  { count, perSecond }: StormOrder,
  repeat: (work: () => void, everyMs: number) => () => void,
): void {
  const isWithin = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most
  if (!isWithin(count, stormLimits.count) || !isWithin(perSecond, stormLimits.perSecond)) {
    throw new RefusedChange(
      `A storm has from 1 to ${stormLimits.count} gifts, and from 1 to ${stormLimits.perSecond} a second.`,
    )
  }
  const names = pageNames(services.database)
  if (names.length === 0) throw new RefusedChange('There is no page to give to.')
  const storm = { count, perSecond, given: 0 }
  controls.storm = storm
  const end = repeat(() => {
    if (controls.storm !== storm || storm.given >= count) return end()
    const shortName = names[storm.given % names.length] ?? ''
    storm.given += 1
    const target = pageTargetOf(services, shortName)
    if (target) {
      record(services, target, {
        amountMinor: 500 + (storm.given % 20) * 250,
        name: `Donor ${storm.given}`,
        message: '',
      })
    }
    return undefined
  }, 1000 / perSecond)
}

function targetOf(services: Services, shortName: string): DonationTarget {
  const target = pageTargetOf(services, shortName)
  if (target === undefined) throw new RefusedChange('There is no such page, or it takes no gifts.')
  return target
}

function pageTargetOf({ database }: Services, shortName: string): DonationTarget | undefined {
  const page = pageByShortName(database, shortName)
  return page === undefined ? undefined : pageTarget(database, page)
}

function record(
  services: Services,
  target: DonationTarget,
  { amountMinor, name, message }: { amountMinor: number; name: string; message: string },
): void {
  const { currencyCode } = target
  recordDonation(services, services.random.token(24), target, {
    amountMinor,
    currencyCode,
    donorName: name === '' ? null : name.slice(0, 100),
    isAmountHidden: false,
    message: message === '' ? null : message.slice(0, 200),
    reference: null,
  })
}
