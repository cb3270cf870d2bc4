import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { type Donation, isHttpError, isPlatformError } from '@milepost/platform'
import { fetchDonation } from '@milepost/platform/rest'
import { fill } from '../messages/messages.ts'
import type { PageScope } from '../pages/page-scope.ts'
import { type Figures, presentFigures } from '../present/figures.ts'
import { projectKey } from '../project/project.ts'
import type { ReceiptView } from '../slices/slice-view.ts'

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
  return receiptOf(page, donation, {
    name: page.project === undefined ? page.site.meta.title : await projectName(page),
    figures: await projectFigures(page),
  })
}

/** The receipt of a donation that could not be found. */
export function missingReceipt({ messages }: Pick<PageScope, 'messages'>): ReceiptView {
  return { found: false, title: messages.donationMissing, text: messages.donationMissingText }
}

/** Puts a donation into thanks. */
export function receiptOf(
  { messages, country, project }: PageScope,
  donation: Donation,
  { name, figures }: { name: string; figures: Figures | undefined },
): ReceiptView {
  const currency = donation.currency ?? project?.currency ?? 'GBP'
  const amount = formatMoney(toMinor(donation.amount, currency), {
    currency,
    country,
    decimals: 'always',
  })
  const isNamed = !donation.anonymous && donation.name !== undefined
  return {
    found: true,
    thanks: isNamed
      ? fill(messages.thankYou, { name: donation.name ?? '' })
      : messages.thankYouAnonymous,
    text: fill(messages.giftArrived, { amount, page: name }),
    message: donation.message?.trim() || undefined,
    figures,
    gift: {
      id: donation.id,
      amount: donation.amount,
      createdAt: donation.createdAt,
      name: isNamed ? donation.name : undefined,
    },
  }
}

/** Reads a donation by the id of an address, which anybody may have typed. */
export async function readDonation(
  page: PageScope,
  donationId: string,
): Promise<Donation | undefined> {
  const { project, facts, services } = page
  if (!/^[\w-]{1,64}$/.test(donationId)) return undefined
  const platform = project?.platform ?? services.platformFor('default')
  try {
    return await fetchDonation(platform, { id: donationId })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (!isHttpError(error, 404)) {
      console.error(error.message)
      facts.isDegraded = true
    }
    return undefined
  }
}

/** How many receipts are remembered, so that reloading one makes no work. */
const rememberedReceipts = 5000

/** A donation that is seen for the first time has changed the figures: they are read again. */
export function expireFigures({ services }: PageScope, donation: Donation): void {
  const { seenDonations, reads, forgetPages } = services
  if (seenDonations.has(donation.id)) return
  if (seenDonations.size >= rememberedReceipts) seenDonations.clear()
  seenDonations.add(donation.id)
  const pageKey = donation.page === undefined ? undefined : `:${donation.page}`
  reads.expire(
    (key) =>
      key.startsWith(projectKey) ||
      (pageKey !== undefined && key.startsWith('page') && key.endsWith(pageKey)),
  )
  forgetPages()
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
}: PageScope): Promise<Figures | undefined> {
  if (!project) return undefined
  try {
    const reading = await project.summary()
    const lastGood = reading.isLastGood ? { asOf: reading.asOf, now: services.now() } : undefined
    return presentFigures({
      ...reading.value,
      currency: project.currency,
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
