import { formatMoney } from '@milepost/measures/format'
import { type Donation, isHttpError, isPlatformError } from '@milepost/platform'
import { fillMessage } from '@milepost/supporter/messages'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { type TotalFigures, toTotalFigures } from '../../totals/to-total-figures.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import { projectKey } from '../../totals/project.ts'
import { expiredKeys } from '@milepost/server'
import { loadSupporterPage, supporterFigures } from '../../frame/request/load-supporter-page.ts'
import { donationsKey, pageKey } from '../../frame/request/read-page.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import { toAfterGift } from './to-after-gift.ts'
import type { ReceiptView } from './receipt-view.ts'

/**
 * Thanks for a donation that an address names. Everything is read afresh: whoever has just given
 * wants to see it in the total. The answer belongs to one visitor and is kept by nobody.
 *
 * @param donation - undefined when it was not found
 */
export async function receiptFor(
  page: PageScope,
  donation: Donation | undefined,
): Promise<ReceiptView> {
  page.facts.isPrivate = true
  if (donation === undefined) return missingReceipt(page)
  expireFigures(page, donation)
  return receiptOf(
    page,
    donation,
    (await pageOf(page, donation)) ?? {
      name: page.project === undefined ? page.site.meta.title : await projectName(page),
      path: '/',
      figures: await projectFigures(page),
    },
  )
}

/** The supporter's page that a donation went to, with its own total; undefined where it went to none that can be read. */
async function pageOf(scope: PageScope, { page }: Donation): Promise<GivenTo | undefined> {
  if (page === undefined) return undefined
  try {
    const reading = await loadSupporterPage(scope, page)
    return (
      reading && {
        name: reading.page.value.name,
        path: `/fundraising/${encodeURIComponent(reading.page.value.slug)}`,
        figures: await supporterFigures(scope, reading),
      }
    )
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logProblem(error)
    scope.facts.isDegraded = true
    return undefined
  }
}

/** The receipt of a donation that could not be found. */
export function missingReceipt({ messages }: Pick<PageScope, 'messages'>): ReceiptView {
  return {
    found: false,
    title: messages.receipt.donationMissing,
    text: messages.receipt.donationMissingText,
  }
}

/** The page or project that was given to. */
interface GivenTo {
  name: string
  /** The path of the page on the site that was given to. */
  path: string
  figures: TotalFigures | undefined
}

/** Puts a donation into thanks. */
export async function receiptOf(
  scope: PageScope,
  donation: Donation,
  { name, path, figures }: GivenTo,
): Promise<ReceiptView> {
  const { messages, country, project, services } = scope
  const currency = donation.currency ?? (await projectCurrency({ project, country }))
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
    ...(await toAfterGift(scope, donation, { name, path, currency })),
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
 * Reads a donation by the id of an address, which anybody may have typed: ids can be guessed. The gift of
 * whoever comes back from the checkout is new; one that is older comes without its giver's name and words.
 */
export async function readDonation(
  page: PageScope,
  donationId: string,
): Promise<Donation | undefined> {
  const { project, facts, services } = page
  if (!/^[\w-]{1,64}$/.test(donationId)) return undefined
  const platform = project?.platform ?? services.platformFor('default')
  try {
    const donation = await platform.donations.fetchDonation({ id: donationId })
    if (isRecent(donation, services.now())) return donation
    return { ...donation, anonymous: true, name: undefined, message: undefined }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (!isHttpError(error, 404)) {
      logProblem(error)
      facts.isDegraded = true
    }
    return undefined
  }
}

/** For this time after a gift its receipt is shown to its giver, and pages are told that it arrived. In milliseconds. */
const recentMs = 24 * 3_600_000

function isRecent({ createdAt }: Donation, now: Date): boolean {
  const madeMs = Date.parse(createdAt ?? '')
  return now.getTime() - madeMs < recentMs
}

/** A gift that is seen for the first time has changed figures: they are read again. */
export function expireFigures({ services }: PageScope, donation: Donation): void {
  const { seenGifts, expire, now } = services
  if (seenGifts.has(donation.id) || !isRecent(donation, now())) return
  seenGifts.set(donation.id, true)
  const page = donation.page?.toLowerCase()
  const what =
    page === undefined
      ? expiredKeys([], [projectKey])
      : expiredKeys([], [projectKey, pageKey(page), donationsKey(page)])
  expire(what, Date.parse(donation.createdAt ?? ''))
}

/** Has read again what a gift changes that an address names, where nobody is shown a receipt. */
export async function expireGift(page: PageScope, donationId: string): Promise<void> {
  page.facts.isPrivate = true
  const donation = await readDonation(page, donationId)
  if (donation !== undefined) expireFigures(page, donation)
}

async function projectName({ project, site }: PageScope): Promise<string> {
  try {
    return (await project?.summary())?.value.name || site.meta.title
  } catch {
    return site.meta.title
  }
}

async function projectFigures({
  project,
  country,
  messages,
  services,
  facts,
}: PageScope): Promise<TotalFigures | undefined> {
  if (!project) return undefined
  try {
    const reading = await project.summary()
    const lastGood = reading.isLastGood ? { asOf: reading.asOf, now: services.now() } : undefined
    return toTotalFigures({
      ...reading.value,
      currency: await project.currency(),
      country,
      messages,
      lastGood,
    })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    facts.isDegraded = true
    return undefined
  }
}
