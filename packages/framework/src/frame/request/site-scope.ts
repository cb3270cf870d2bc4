import type { SiteConfig } from '@milepost/content'
import { formatMoney } from '@milepost/measures/format'
import type { Reading } from '@milepost/server'
import type { Project } from '../../totals/project.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import { type PageScope, readIfPossible } from './page-scope.ts'

/** How long what was read is given out without asking again, and while asking in the background, in milliseconds. */
export interface CacheAge {
  readonly freshMs: number
  readonly staleMs: number
}

/** What the server code of an application works with: the part of a page's scope that lasts from version to version. */
export interface SiteScope {
  readonly site: SiteConfig
  /** Where people reach the site, without a trailing slash. */
  readonly origin: string
  /** What the site raises money for; undefined when nothing is open to give to. */
  readonly project: Project | undefined
  /** The language of the page, as a tag of BCP 47. */
  readonly language: string
  /** Two letters, in lower case. */
  readonly country: string
  readonly now: () => Date
  /** An amount as money in the project's currency, from its minor units. */
  readonly money: (minor: number) => Promise<string>
  /** Waits for a read of the project; undefined where the platform fails, and the page is then soon made anew. */
  readonly readIfPossible: <Value>(
    read: () => Promise<Reading<Value>>,
  ) => Promise<Reading<Value> | undefined>
  /**
   * Reads from elsewhere, once for all visitors, and gives the last good value where that fails.
   *
   * @param key - a name of the application's own
   * @param age - fresh for 15 seconds and stale for 10 minutes if left out
   * @throws whatever `load` throws, when nothing good was ever read
   */
  readonly readCached: <Value>(
    key: string,
    load: () => Promise<Value>,
    age?: CacheAge,
  ) => Promise<Reading<Value>>
}

const defaultAge: CacheAge = { freshMs: 15_000, staleMs: 600_000 }

/** The part of a page's scope that applications work with. */
export function siteScope(scope: PageScope): SiteScope {
  const { site, project, country, messages, services } = scope
  return {
    site,
    origin: services.environment.origin,
    project,
    country,
    language: messages.language,
    now: services.now,
    money: async (minor) => formatMoney(minor, { currency: await projectCurrency(scope), country }),
    readIfPossible: (read) => readIfPossible(scope, read),
    readCached: (key, load, age = defaultAge) => services.reads.read(`own:${key}`, age, load),
  }
}
