import { type DonationTarget, pageTarget } from '../calls/checkout/donation-target.ts'
import { recordDonation } from '../calls/checkout/record-donation.ts'
import { createPage } from '../calls/start-page/create-page.ts'
import { createAccount } from '../records/create-account.ts'
import { campaignByGuid } from '../records/campaign-row.ts'
import { pageByShortName } from '../records/page-row.ts'
import { demoPassword } from '../seed/seed-world.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import type { FrontPageControls } from './controls.ts'
import { pageNames } from './world-facts.ts'

type Services = Pick<SandboxServices, 'database' | 'clock' | 'random' | 'send'>

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

/**
 * Makes somebody with a page in a campaign. They sign in with the password of all demo people.
 *
 * @returns the short name of the page
 * @throws RefusedChange where there is no such campaign, or no name
 */
export function addPerson(
  services: Services,
  { campaign: guid, name }: { readonly campaign: string; readonly name: string },
): string {
  const campaign = campaignByGuid(services.database, guid)
  if (campaign === undefined) throw new RefusedChange('There is no such campaign.')
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  if (firstName === '') throw new RefusedChange('Somebody needs a name.')
  const lastName = rest.join(' ') || 'Newcomer'
  const id = services.random.token(12)
  const account = createAccount(services, {
    firstName: firstName.slice(0, 100),
    lastName: lastName.slice(0, 100),
    email: `${id.toLowerCase()}@example.org`,
    password: demoPassword,
    line1: '1 Shore Road',
    line2: '',
    town: 'Hull',
    region: '',
    postcode: 'HU1 1AA',
    country: 'United Kingdom',
  })
  if (account === undefined) throw new RefusedChange('The e-mail address is taken.')
  const { shortName } = createPage(services, id, account, campaign, {
    title: `${firstName} for ${campaign.title}`,
    story: '',
    targetMinor: 50_000,
  })
  services.send({
    to: account.email,
    subject: 'Welcome',
    text: `Dear ${firstName}, your page is ready.`,
  })
  return shortName
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
