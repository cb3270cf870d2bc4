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

/** Returns the minimum and maximum donation of the donate form. */
export function getAmountLimits(currency: string): { minMinor: number; maxMinor: number } {
  return {
    minMinor: toMinor(minDonationMajor, currency),
    maxMinor: toMinor(maxDonationMajor, currency),
  }
}

interface Suggestion {
  amount: number
  label: string
}

/**
 * Returns the suggested amounts of the site's donate form, for the forms on supporters' pages. An application's custom
 * form suggests the `amount` and `label` of its items. An invalid home page suggests nothing; the home page itself
 * reports the error.
 */
export function getSiteSuggestions(scope: HomeContentScope): Suggestion[] {
  try {
    const slice = getHomeContent(scope).find(isDonateForm)
    if (slice?.type === 'donate') return slice.items
    return slice?.type === 'custom' ? slice.slice.items.flatMap(toSuggestion) : []
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}

function toSuggestion({ amount, label }: Readonly<Record<string, unknown>>): Suggestion[] {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return []
  return [{ amount, label: typeof label === 'string' ? label : '' }]
}

/** Cache ages of a checkout check, which all visitors share. */
const checkoutCacheAge = { kind: 'facts', freshMs: 10_000, staleMs: 60_000 } as const
const timeoutMs = 2000

/**
 * Whether the platform's checkout is down: no response, or a server error, in two consecutive checks. A page with this
 * notice has a short cache lifetime. A checkout on the site itself counts as up.
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
      const answers = () => doesRespond(services.fetch, origin)
      return !((await answers()) || (await answers()))
    },
  )
  if (isDown) facts.isDegraded = true
  return isDown
}

async function doesRespond(fetch: typeof globalThis.fetch, origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const { status } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Returns the site's other ways to donate: instead of the form after the campaign has ended or while an editor has paused
 * donations, and next to the form if the checkout does not respond.
 *
 * @returns undefined if the site lists none, and while the checkout responds
 */
export async function toOtherWaysView(scope: PageScope): Promise<OtherWaysView | undefined> {
  const { site, messages, project } = scope
  const ways = site.otherWays
  if (project?.hasEnded) {
    const title = ways === undefined ? messages.ended.title : messages.ended.otherWays
    return { title, isInPlace: true, ...toWays(ways ?? noWays, scope) }
  }
  if (ways === undefined) return undefined
  const { isPaused } = ways
  if (!isPaused && !(await isCheckoutDown(scope))) return undefined
  const { otherWays } = messages
  return {
    title: isPaused ? otherWays.pausedTitle : otherWays.downTitle,
    isInPlace: isPaused,
    ...toWays(ways, scope),
  }
}

const noWays = { text: [], link: undefined, phone: '' }

function toWays(
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

/** Default suggestions, in major units. */
const defaultSuggestions = [10, 25, 50, 100].map((amount) => ({ amount, label: '' }))

interface DonateFormSettings {
  /** Suggested amounts in major units, with the impact of each. Empty for the default suggestions. */
  suggestions: readonly { amount: number; label: string }[]
  currency: string
  country: string
  messages: SiteMessages
  /** Whether the checkout offers Gift Aid. @default false */
  hasGiftAid?: boolean | undefined
  /** Note about match funding; undefined if there is no open match. */
  matching?: string | undefined
  /** Amount from a link, in major units. An invalid amount is ignored. */
  asked?: string | null
}

/** Whether the platform's checkout offers Gift Aid, which only applies to donations in pounds to UK charities. */
export function offersGiftAid(
  { country, services }: Pick<PageScope, 'country' | 'services'>,
  currency: string,
): boolean {
  return country === 'gb' && currency === 'GBP' && !services.hasCustomPlatform
}

/** Describes the donate form. The second suggestion is preselected, as a typical donation. */
export function describeDonateForm(settings: DonateFormSettings): DonateFormView {
  const { currency, country, messages, suggestions, asked, matching, hasGiftAid } = settings
  const offered = suggestions.length === 0 ? defaultSuggestions : suggestions
  const choices: AmountChoice[] = offered.map(({ amount, label }) => ({
    value: String(amount),
    amount: formatMoney(toMinor(amount, currency), { currency, country }),
    label,
  }))
  const wanted = readRequestedAmount(asked, currency)
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

/** Parses the amount from a link to a value of the form; undefined if invalid. */
function readRequestedAmount(
  asked: string | null | undefined,
  currency: string,
): string | undefined {
  const amount = parseAmount(asked, { currency, maxMinor: getAmountLimits(currency).maxMinor })
  if (!amount.ok) return undefined
  return toMajorText(amount.amountMinor, currency)
}

/** Form for choosing a donation amount. */
export const donate = defineSections({
  donate: {
    isShown: (_, { project }) => project !== undefined,
    async present({ primary, items }, scope) {
      const currency = await getProjectCurrency(scope)
      return {
        anchor: primary.anchor ?? defaultDonateAnchor,
        /** Other ways to donate, next to the form or instead of it. */
        ways: await toOtherWaysView(scope),
        form: describeDonateForm({
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
