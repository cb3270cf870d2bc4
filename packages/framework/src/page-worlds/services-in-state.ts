import type { SiteConfig } from '@milepost/content'
import { currencyOfCountry } from '@milepost/measures'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { Reading } from '@milepost/server'
import { noAnswerInState } from '../page-states/no-answer-in-state.ts'
import type { PageState } from '../page-states/page-state.ts'
import { raisedShareOfState } from '../page-states/raised-share-of-state.ts'
import { loadSite } from '../services/load-site.ts'
import type { Services } from '../services/services.ts'
import { createLastAnswers, type LastAnswers, stateAdapter } from './state-adapter.ts'
import { timeOfState, withPeriod } from './time-of-state.ts'

/** A slow platform's figures are so old, in milliseconds. */
const oldMs = 12 * 60_000

/** What platforms said lately, by what gives them: it is the same one for every request of a site. */
const saidBy = new WeakMap<Services['platformFor'], Map<string, LastAnswers>>()

/**
 * The services as a page in a state needs them: at another time, with figures, names and a currency that are made up, or
 * with a platform that is slow or down. Documents stay as they are. Nothing that is read goes into the cache of what is
 * real.
 *
 * @throws SiteMissingError, ContentUnavailableError where the site cannot be read
 */
export async function servicesInState(services: Services, state: PageState): Promise<Services> {
  const site = await loadSite(services)
  const realMs = services.now().getTime()
  const { nowMs, period } = timeOfState(site, state.when, realMs)
  const now = () => new Date(services.now().getTime() + nowMs - realMs)
  const changeSite = (real: SiteConfig): SiteConfig => ({
    ...withPeriod(real, period),
    maintenanceMode: real.maintenanceMode || state.site === 'maintenance',
  })
  return {
    ...services,
    now,
    reads: stateReads(services, state, now),
    platformFor: (variant) => platformInState(services, variant, { site, state }),
    shareCards: undefined,
    inState: { state, changeSite, real: services },
  }
}

/** Reads for one page: each thing once, and none of them for another page. */
function stateReads(
  { reads }: Services,
  { platform }: PageState,
  now: () => Date,
): Services['reads'] {
  const known = new Map<string, Promise<unknown>>()
  return {
    async read<T>(
      key: string,
      ...[options, load]: [Parameters<typeof reads.read>[1], () => Promise<T>]
    ) {
      if (/^(?:content|own):/.test(key)) return reads.read(key, options, load)
      if (platform === 'platform-down') throw noAnswerInState(key)
      const reading = known.get(key) ?? load()
      known.set(key, reading)
      const value = (await reading) as T
      const isLastGood = platform === 'platform-slow'
      const asOf = isLastGood ? new Date(now().getTime() - oldMs) : now()
      return { value, asOf, isLastGood } satisfies Reading<T>
    },
    expire: () => false,
  }
}

function platformInState(
  { platformFor }: Services,
  variant: string,
  { site, state }: { site: SiteConfig; state: PageState },
): PlatformAdapter {
  const real = currencyOfCountry(site.localisation.country)
  // One whose sign is several letters.
  const other = real === 'HKD' ? 'EUR' : 'HKD'
  const shown = state.currency === 'other-currency' ? other : undefined
  const byVariant = saidBy.get(platformFor) ?? new Map<string, LastAnswers>()
  saidBy.set(platformFor, byVariant)
  const said = byVariant.get(variant) ?? createLastAnswers()
  byVariant.set(variant, said)
  return stateAdapter(platformFor(variant), {
    said,
    isDown: state.platform === 'platform-down',
    currencies: shown === undefined ? undefined : { shown, real },
    changes: {
      share: raisedShareOfState[state.raised],
      currency: shown,
      hasLongNames: state.words === 'long-names',
      isClosed: state.site === 'closed',
      isOver: state.when === 'over',
    },
  })
}
