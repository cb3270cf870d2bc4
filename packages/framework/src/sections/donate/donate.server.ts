import { getCurrencySymbol, parseAmount, toMajorText, toMinor } from '@milepost/measures'
import { ContentError, type OtherWaysConfig } from '@milepost/content'
import {
  defaultDonateAnchor,
  getHomeContent,
  type HomeContentScope,
  isDonateForm,
} from '../../services/load-site.ts'
import { getPlatform } from '../../frame/request/read-page.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { parseUrl } from '../../base/addresses.ts'
import { fillMessage } from '@milepost/supporter/messages'
import { toRichHtml } from '../../frame/page-html.ts'
import type { OtherWaysView } from './other-ways.tsx'
import { formatMoney } from '@milepost/measures/format'
import type { SiteMessages } from '../../messages/site-messages.ts'
import type { AmountChoice, DonateFormView } from './donate-form.tsx'
import { getMatchingNote } from '../matching/matching.server.ts'
import { getProjectCurrency } from '../../totals/project.ts'
import { defineSections } from '../section/define-sections.ts'

const minDonationMajor = 1
const maxDonationMajor = 1_000_000

/** Returns the minimum and maximum amount of a donation. */
export function getAmountLimits(currency: string): { minMinor: number; maxMinor: number } {
  return {
    minMinor: toMinor(minDonationMajor, currency),
    maxMinor: toMinor(maxDonationMajor, currency),
  }
}

interface AmountSuggestion {
  amount: number
  label: string
}

/**
 * Returns the suggested amounts on the home page, for the forms on supporters' pages: the `amount` and `label` of the donate
 * section's items. Empty if the home page is invalid.
 */
export function getSiteSuggestions(scope: HomeContentScope): AmountSuggestion[] {
  try {
    const slice = getHomeContent(scope).find(isDonateForm)
    if (slice?.type === 'donate') return slice.items
    return slice?.type === 'custom' ? slice.slice.items.flatMap(parseSuggestion) : []
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}

function parseSuggestion({ amount, label }: Readonly<Record<string, unknown>>): AmountSuggestion[] {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return []
  return [{ amount, label: typeof label === 'string' ? label : '' }]
}

/** Cache options of the checkout check. */
const checkoutCacheAge = { kind: 'facts', freshMs: 10_000, staleMs: 60_000 } as const
const checkoutTimeoutMs = 2000

/**
 * Whether two consecutive checks of the platform's checkout had no response or a server error. If so, also shortens the page's
 * cache lifetime. False for a checkout on the site itself.
 */
async function isCheckoutDown(scope: PageScope): Promise<boolean> {
  const { services, facts } = scope
  const link = parseUrl(getPlatform(scope).links.pageDonateLink({ id: '0' }))
  if (link === null || link.origin === services.environment.origin) return false
  const { origin } = link
  const { value: isDown } = await services.reads.read(
    `checkout:${origin}`,
    checkoutCacheAge,
    async () => {
      const answers = () => isReachable(services.fetch, origin)
      return !((await answers()) || (await answers()))
    },
  )
  if (isDown) facts.isDegraded = true
  return isDown
}

async function isReachable(fetch: typeof globalThis.fetch, origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkoutTimeoutMs)
    const { status } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Returns other ways to donate: instead of the form if the campaign has ended or donations are paused, and in addition to the
 * form if the checkout is down.
 *
 * @returns undefined if none are needed, or if the site has none
 */
export async function toOtherWaysView(scope: PageScope): Promise<OtherWaysView | undefined> {
  const { site, messages, project } = scope
  const ways = site.otherWays
  if (project?.hasEnded) {
    const title = ways === undefined ? messages.ended.title : messages.ended.otherWays
    return { title, isInPlace: true, ...toWaysView(ways ?? noOtherWays, scope) }
  }
  if (ways === undefined) return undefined
  const { isPaused } = ways
  if (!isPaused && !(await isCheckoutDown(scope))) return undefined
  const { otherWays } = messages
  return {
    title: isPaused ? otherWays.pausedTitle : otherWays.downTitle,
    isInPlace: isPaused,
    ...toWaysView(ways, scope),
  }
}

const noOtherWays = { text: [], link: undefined, phone: '' }

function toWaysView(
  { text, link, phone }: Pick<OtherWaysConfig, 'text' | 'link' | 'phone'>,
  scope: PageScope,
): Pick<OtherWaysView, 'html' | 'link' | 'phone'> {
  return {
    html: text.length === 0 ? undefined : toRichHtml(text, scope, { firstHeading: 3 }),
    link: link && { label: link.label, href: link.url },
    phone:
      phone === ''
        ? undefined
        : {
            label: fillMessage(scope.messages.otherWays.call, { phone }),
            href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
          },
  }
}

/** Default suggested amounts, in major units. */
const defaultSuggestions = [10, 25, 50, 100].map((amount) => ({ amount, label: '' }))

interface DonateFormSettings {
  /** Suggested amounts in major units, with their impact. Empty for the default amounts. */
  suggestions: readonly { amount: number; label: string }[]
  currency: string
  country: string
  messages: SiteMessages
  /** Whether the checkout offers Gift Aid. @default false */
  hasGiftAid?: boolean | undefined
  /** Note about match funding; undefined if there is no open match. */
  matching?: string | undefined
  /** Amount from a link, in major units. Ignored if it is invalid. */
  asked?: string | null
}

/** Whether the platform's checkout offers Gift Aid, which is limited to donations in pounds to UK charities. */
export function offersGiftAid(
  { country, services }: Pick<PageScope, 'country' | 'services'>,
  currency: string,
): boolean {
  return country === 'gb' && currency === 'GBP' && !services.hasCustomPlatform
}

/** Creates the data of the donation form. Preselects the second suggestion, as a typical donation. */
export function toDonateFormView(settings: DonateFormSettings): DonateFormView {
  const { currency, country, messages, suggestions, asked, matching, hasGiftAid } = settings
  const offered = suggestions.length === 0 ? defaultSuggestions : suggestions
  const choices: AmountChoice[] = offered.map(({ amount, label }) => ({
    value: String(amount),
    amount: formatMoney(toMinor(amount, currency), { currency, country }),
    label,
  }))
  const wanted = parseRequestedAmount(asked, currency)
  const isOffered = choices.some(({ value }) => value === wanted)
  return {
    currency,
    currencySymbol: getCurrencySymbol(currency, country),
    choices,
    selected:
      wanted === undefined ? (choices[1] ?? choices[0])?.value : isOffered ? wanted : undefined,
    ...(wanted !== undefined && !isOffered && { typed: wanted }),
    legend: messages.giving.chooseAmount,
    otherLabel: messages.giving.otherAmount,
    submitLabel: messages.giving.continueToPayment,
    matching,
    note: [messages.giving.paymentNote, hasGiftAid && messages.giving.giftAidNote]
      .filter((note) => note)
      .join(' '),
  }
}

/** Converts the amount from a link to a form value; undefined if it is invalid. */
function parseRequestedAmount(
  asked: string | null | undefined,
  currency: string,
): string | undefined {
  const amount = parseAmount(asked, { currency, maxMinor: getAmountLimits(currency).maxMinor })
  if (!amount.ok) return undefined
  return toMajorText(amount.amountMinor, currency)
}

/** Section with the donation form. */
export const donate = defineSections({
  donate: {
    isShown: (_, { project }) => project !== undefined,
    async present({ primary, items }, scope) {
      const currency = await getProjectCurrency(scope)
      return {
        anchor: primary.anchor ?? defaultDonateAnchor,
        /** Other ways to donate, in addition to the form or instead of it. */
        ways: await toOtherWaysView(scope),
        form: toDonateFormView({
          suggestions: items,
          currency,
          country: scope.country,
          messages: scope.messages,
          hasGiftAid: offersGiftAid(scope, currency),
          matching: await getMatchingNote(scope),
          asked: scope.url.searchParams.get('amount'),
        }),
      }
    },
  },
})
