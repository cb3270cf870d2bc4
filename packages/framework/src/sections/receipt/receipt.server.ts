import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { type Donation, isHttpError } from '@milepost/platform'
import { fillMessage, formatLocalDate } from '@milepost/supporter/messages'
import { getCountryTimeZone } from '../../base/time-zone.ts'
import { readButtonTargets } from '../../frame/request/page-placeholders.ts'
import { loadIfPossible, type PageScope } from '../../frame/request/scopes.ts'
import {
  getDonationsKey,
  loadSupporterPage,
  getPageKey,
  getPlatform,
  getSupporterProgress,
} from '../../frame/request/read-page.ts'
import { getSiteUrl } from '../../services/load-site.ts'
import { toShareBarView } from '../../frame/share/page-card.ts'
import { getButtonTarget } from '../../totals/views.ts'
import type { ReceiptView } from './receipt.tsx'
import { getSiteSuggestions } from '../donate/donate.server.ts'
import type { ProgressView } from '../../totals/total-figures.ts'
import { readProjectProgress } from '../figures/figures.server.ts'
import { getProjectCurrency, projectKeyPrefix } from '../../totals/project.ts'
import { createInvalidatedKeys } from '@milepost/server'
import { defineSections } from '../section/define-sections.ts'

type NextStepsView = Pick<
  Extract<ReceiptView, { found: true }>,
  'facts' | 'change' | 'share' | 'shareLabel' | 'start'
>

/**
 * Creates the details of a receipt: date, reference, impact, instructions for changing the donation, and links to share and to
 * start a page.
 *
 * @param given.path - path of the page that received the donation; `/` for the site itself
 * @param given.currency - currency of the payment
 */
async function toNextStepsView(
  scope: PageScope,
  donation: Donation,
  given: { name: string; path: string; currency: string },
): Promise<NextStepsView> {
  const { messages, services } = scope
  const labels = messages.receipt
  const targets = await readButtonTargets(scope, [])
  const start = getButtonTarget({ url: '', linkType: 'signup' }, targets)
  const facts = [
    { label: labels.date, value: formatDonationDate(donation, scope) },
    { label: labels.reference, value: donation.id },
    { label: labels.effect, value: getImpactText(donation, scope, given.currency) },
  ]
  const platform = getPlatform(scope)
  return {
    facts: facts.filter(({ value }) => value !== ''),
    change: fillMessage(labels.changeIt, { platform: platform.title ?? platform.name }),
    share: toShareBarView(scope, {
      url: getSiteUrl(services, given.path),
      title: fillMessage(labels.shareText, { page: given.name }),
    }),
    shareLabel: fillMessage(labels.shareTitle, { page: given.name }),
    start: start === undefined ? undefined : { label: labels.startOwn, href: start },
  }
}

/** Formats the date of a donation in the page's language; `''` if the platform omits it. */
function formatDonationDate({ createdAt }: Donation, { messages, country }: PageScope): string {
  const locale = new Intl.Locale(messages.language, { region: country.toUpperCase() })
  return formatLocalDate(createdAt, {
    language: locale.toString(),
    timeZone: getCountryTimeZone(country),
  })
}

/** Returns the impact of the largest suggested amount up to that of the donation; `''` if there is none. */
function getImpactText({ amount }: Donation, scope: PageScope, currency: string): string {
  const [largest] = getSiteSuggestions(scope)
    .filter((one) => one.label !== '' && one.amount <= amount)
    .toSorted((a, b) => b.amount - a.amount)
  if (largest === undefined) return ''
  const money = formatMoney(toMinor(largest.amount, currency), {
    currency,
    country: scope.country,
  })
  return `${money}: ${largest.label}`
}

/**
 * Returns the receipt of the donation in the URL. Invalidates cached totals first, so that they include the donation. Makes
 * the response private.
 *
 * @param donation - undefined if the donation was not found
 */
export async function readReceipt(
  page: PageScope,
  donation: Donation | undefined,
): Promise<ReceiptView> {
  page.facts.isPrivate = true
  if (donation === undefined) return createMissingReceipt(page)
  invalidateTotals(page, donation)
  return toReceiptView(
    page,
    donation,
    (await readDonationPage(page, donation)) ?? {
      name: page.project === undefined ? page.site.meta.title : await readProjectName(page),
      path: '/',
      figures: await readProjectProgress(page),
    },
  )
}

/** Reads the supporter page that received a donation, with its total; undefined if there is none, or if it cannot be read. */
async function readDonationPage(
  scope: PageScope,
  { page }: Donation,
): Promise<DonationRecipient | undefined> {
  if (page === undefined) return undefined
  return loadIfPossible(scope, async () => {
    const reading = await loadSupporterPage(scope, page)
    return (
      reading && {
        name: reading.page.value.name,
        path: `/fundraising/${encodeURIComponent(reading.page.value.slug)}`,
        figures: await getSupporterProgress(scope, reading),
      }
    )
  })
}

/** Returns the receipt for a donation that could not be found. */
export function createMissingReceipt({ messages }: Pick<PageScope, 'messages'>): ReceiptView {
  return {
    found: false,
    title: messages.receipt.donationMissing,
    text: messages.receipt.donationMissingText,
  }
}

/** Page or project that received a donation. */
interface DonationRecipient {
  name: string
  path: string
  figures: ProgressView | undefined
}

/** Converts a donation to its receipt. */
export async function toReceiptView(
  scope: PageScope,
  donation: Donation,
  { name, path, figures }: DonationRecipient,
): Promise<ReceiptView> {
  const { messages, country, project, services } = scope
  const currency = donation.currency ?? (await getProjectCurrency({ project, country }))
  const amount = formatMoney(donation.money.amountMinor, {
    currency,
    country,
    decimals: 'always',
  })
  const isNamed = !donation.anonymous && donation.name !== undefined
  const isNews = isRecent(donation, services.now())
  return {
    found: true,
    thanks: isNamed
      ? fillMessage(messages.receipt.thankYou, { name: donation.name ?? '' })
      : messages.receipt.thankYouAnonymous,
    text:
      donation.isAmountHidden === true
        ? fillMessage(messages.receipt.giftArrivedHidden, { page: name })
        : fillMessage(messages.receipt.giftArrived, { amount, page: name }),
    message: donation.message?.trim() || undefined,
    figures,
    ...(await toNextStepsView(scope, donation, { name, path, currency })),
    gift: isNews
      ? {
          id: donation.id,
          amount: donation.amount,
          createdAt: donation.createdAt,
          name: isNamed ? donation.name : undefined,
        }
      : undefined,
  }
}

/**
 * Reads a donation by the id in the URL. Removes the donor's name and message unless the donation is recent, because ids can
 * be guessed.
 */
export async function readDonation(
  page: PageScope,
  donationId: string,
): Promise<Donation | undefined> {
  const { project, services } = page
  if (!/^[\w-]{1,64}$/.test(donationId)) return undefined
  const platform = project?.platform ?? services.platformFor('default')
  const donation = await loadIfPossible(page, async () => {
    try {
      return await platform.donations.fetchDonation({ id: donationId })
    } catch (error) {
      if (isHttpError(error, 404)) return undefined
      throw error
    }
  })
  if (donation === undefined || isRecent(donation, services.now())) return donation
  return { ...donation, anonymous: true, name: undefined, message: undefined }
}

/** Period in which a donation counts as recent, in ms. */
const recentDonationMs = 24 * 3_600_000

function isRecent({ createdAt }: Donation, now: Date): boolean {
  const madeMs = Date.parse(createdAt ?? '')
  return now.getTime() - madeMs < recentDonationMs
}

/** Invalidates the cached totals that a recent donation changes, when its receipt is requested for the first time. */
export function invalidateTotals({ services }: PageScope, donation: Donation): void {
  const { seenDonations, invalidate, now } = services
  if (seenDonations.has(donation.id) || !isRecent(donation, now())) return
  seenDonations.set(donation.id, true)
  const page = donation.page?.toLowerCase()
  const what =
    page === undefined
      ? createInvalidatedKeys([], [projectKeyPrefix])
      : createInvalidatedKeys([], [projectKeyPrefix, getPageKey(page), getDonationsKey(page)])
  invalidate(what, Date.parse(donation.createdAt ?? ''))
}

/** Invalidates the totals that a donation changes, for responses without a receipt. */
export async function invalidateDonationTotals(page: PageScope, donationId: string): Promise<void> {
  page.facts.isPrivate = true
  const donation = await readDonation(page, donationId)
  if (donation !== undefined) invalidateTotals(page, donation)
}

async function readProjectName({ project, site }: PageScope): Promise<string> {
  try {
    return (await project?.summary())?.value.name || site.meta.title
  } catch {
    return site.meta.title
  }
}

/** Section with the receipt of the donation in the URL. Empty if there is none. */
export const receipt = defineSections({
  receipt: { present: (_, scope) => ({ receipt: scope.receipt }) },
})
