import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { Donation } from '@milepost/platform'
import { fillMessage, localDate } from '@milepost/supporter/messages'
import { timeZoneOf } from '../../base/time-zone-of.ts'
import { buttonTargets } from '../../frame/request/button-targets.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { platformFor } from '../../frame/request/read-page.ts'
import { siteAddress } from '../../services/site-address.ts'
import { pageShare } from '../../frame/share/page-share.ts'
import { buttonTarget } from '../../totals/button-target.ts'
import type { ReceiptView } from './receipt-view.ts'
import { siteSuggestions } from '../donate/suggestions.ts'

type AfterGift = Pick<
  Extract<ReceiptView, { found: true }>,
  'facts' | 'change' | 'share' | 'shareLabel' | 'start'
>

/**
 * What a giver may want once the gift has arrived: its date, reference and effect, a way to change it, and ways to tell others and
 * to start a page.
 *
 * @param given.path - of the page on the site that was given to; '/' for the site itself
 * @param given.currency - what was paid in
 */
export async function toAfterGift(
  scope: PageScope,
  donation: Donation,
  given: { name: string; path: string; currency: string },
): Promise<AfterGift> {
  const { messages, services } = scope
  const words = messages.receipt
  const targets = await buttonTargets(scope, [])
  const start = buttonTarget({ url: '', linkType: 'signup' }, targets)
  const facts = [
    { label: words.date, value: dateOf(donation, scope) },
    { label: words.reference, value: donation.id },
    { label: words.effect, value: effectOf(donation, scope, given.currency) },
  ]
  const platform = platformFor(scope)
  return {
    facts: facts.filter(({ value }) => value !== ''),
    change: fillMessage(words.changeIt, { platform: platform.title ?? platform.name }),
    share: pageShare(scope, { url: siteAddress(services, given.path), title: given.name }),
    shareLabel: fillMessage(words.shareTitle, { page: given.name }),
    start: start === undefined ? undefined : { label: words.startOwn, href: start },
  }
}

/** The day of the gift, in the words of the page's language; '' where the platform does not say when it was. */
function dateOf({ createdAt }: Donation, { messages, country }: PageScope): string {
  const locale = new Intl.Locale(messages.language, { region: country.toUpperCase() })
  return localDate(createdAt, { language: locale.toString(), timeZone: timeZoneOf(country) })
}

/** What the site says that the largest suggested amount within the gift can do; '' where it says nothing. */
function effectOf({ amount }: Donation, scope: PageScope, currency: string): string {
  const [largest] = siteSuggestions(scope)
    .filter((one) => one.label !== '' && one.amount <= amount)
    .toSorted((a, b) => b.amount - a.amount)
  if (largest === undefined) return ''
  const money = formatMoney(toMinor(largest.amount, currency), {
    currency,
    country: scope.country,
  })
  return `${money}: ${largest.label}`
}
