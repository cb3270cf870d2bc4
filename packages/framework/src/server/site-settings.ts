import type { RateLimit } from '@milepost/server'
import { createHash } from 'node:crypto'
import { readSiteEnvironment, type SiteEnvironment } from '../base/site-environment.ts'
import { EnvironmentError } from '../base/variables.ts'
import {
  checkTenantLimits,
  isSiteKey,
  type Tenant,
  TenantLimitError,
  parseTenants,
} from '@milepost/content'

/** Rate limits in addition to the general ones. */
export const siteLimits = {
  /** Submissions of editor-defined forms, per client network and form. */
  messages: { points: 10, seconds: 600 },
  /**
   * Submissions per network prefix (IPv4 /24 or IPv6 /48) and form. Lower than `messagesOfAll`, so that one network cannot
   * block a form for everyone.
   */
  messagesOfNetwork: { points: 60, seconds: 600 },
  /** Submissions of a form from all networks. */
  messagesOfAll: { points: 600, seconds: 600 },
  /** Sign-in attempts for the reports, per client network. */
  signIns: { points: 30, seconds: 60 },
} as const satisfies Record<string, RateLimit>

export type SiteLimit = keyof typeof siteLimits

/**
 * Version of the format of last known good values. Increment it if the type of a cached value changes, so that stored values
 * of other versions are ignored.
 */
export const lastGoodFormatVersion = '1'

/** Returns the name of a site's store of last known good values, which is unique to the site and environment. */
export function getSiteStoreName({ site, origin, platform }: SiteEnvironment): string {
  const all = [site, new URL(origin).host, platform.environment, platform.sandboxOrigin ?? '']
  return createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 12)
}

/** Maximum memory for each cache of a site, in bytes; undefined for the default. */
export type CacheSizes = Readonly<Record<keyof typeof cacheFractions, number | undefined>>

const mebibyte = 1024 * 1024
/** Fraction of a site's memory for each of its caches. */
const cacheFractions = { pages: 0.2, reads: 0.25, media: 0.35, cards: 0.2 } as const
/** Default memory for all caches of a process, in MiB. */
const defaultCacheMb = 184
/** Default memory per site if there are many, in MiB, which is enough for the most requested pages. */
const defaultSharedMb = 2
/** Minimum memory per site, in MiB, so that a page and its reads fit. */
const minSharedMb = 1

const defaultCacheSizes: CacheSizes = {
  pages: undefined,
  reads: undefined,
  media: undefined,
  cards: undefined,
}

/**
 * Divides the cache memory of a process equally between its sites, so that one site's traffic cannot evict another's entries.
 *
 * @param cacheMb - total memory in MiB. @default 184, or 2 per site if that is more
 * @returns undefined if the memory is insufficient for this number of sites
 */
export function splitCacheMemory(
  { cacheMb }: Pick<SiteEnvironment, 'cacheMb'>,
  sites: number,
): CacheSizes | undefined {
  if (cacheMb === undefined && sites === 1) return defaultCacheSizes
  const ofEach = (cacheMb ?? Math.max(defaultCacheMb, defaultSharedMb * sites)) / sites
  if (ofEach < minSharedMb) return undefined
  const share = (part: number) => Math.floor(ofEach * mebibyte * part)
  return {
    pages: share(cacheFractions.pages),
    reads: share(cacheFractions.reads),
    media: share(cacheFractions.media),
    cards: share(cacheFractions.cards),
  }
}

export interface SiteSettings {
  readonly environment: SiteEnvironment
  readonly tenant: Tenant | undefined
  /** Key of the tenant in the table of tenants. */
  readonly tenantKey?: string | undefined
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>
type ReadFile = (path: string) => Promise<string>

/** Variables that each site of `SITES_FILE` may override. */
const overridableVariables = new Set([
  'SITE_ORIGIN',
  'TENANT',
  'PLATFORM_ENVIRONMENT',
  'PLATFORM_ORIGINS',
  'PLATFORM_API_KEY',
  'PLATFORM_AUTH_TYPE',
  'PLATFORM_APPLICATION_KEY',
  'SANDBOX_ORIGIN',
  'FORMS_ORIGIN',
  'CONTENT_SOURCE',
  'CONTENT_FOLDER',
  'CONTENT_ENDPOINT',
  'CONTENT_ACCESS_TOKEN',
  'CONTENT_SITE_UID',
  'CONTENT_CHECK_MS',
  'READ_TIMEOUT_MS',
  'SECURITY_CONTACT',
  'LOAD_SCRIPTS',
  'GIVING_DAY',
  'CDN_PURGE',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
])

/** Variables of a single site, which must not be combined with `SITES_FILE`. */
const singleSiteVariables = ['SITE', 'SITE_ORIGIN', 'TENANT', 'CONTENT_SITE_UID'] as const

/**
 * Reads the settings of all sites of the process: one from environment variables, or those of `SITES_FILE` with their
 * overrides.
 *
 * @throws EnvironmentError that lists all missing and invalid settings
 */
export async function readSiteSettings(
  variables: EnvironmentVariables,
  readFile: ReadFile,
): Promise<readonly [SiteSettings, ...SiteSettings[]]> {
  const file = variables['SITES_FILE']?.trim() ?? ''
  if (file === '') {
    const environment = readSiteEnvironment(variables)
    return [{ environment, tenant: await readTenant(variables, readFile) }]
  }
  const twice = singleSiteVariables.filter((name) => (variables[name] ?? '') !== '')
  if (twice.length > 0) {
    throw createStartError(twice.map((name) => `${name} must be set in SITES_FILE, for each site`))
  }
  if (variables['NODE_ENV'] === 'development') {
    throw createStartError(['SITES_FILE is for built sites only. In development, use SITE'])
  }
  const table = await readSitesFile(file, readFile)
  const problems: string[] = []
  const sites: SiteSettings[] = []
  for (const [key, own] of table) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- few files, read once at startup
      sites.push(await readSite(key, own, variables, readFile))
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      problems.push(...getErrorLines(error).map((line) => `${key}: ${line}`))
    }
  }
  if (problems.length === 0) {
    problems.push(...findSharedHosts(sites), ...findExceededLimits(sites))
  }
  const [first, ...others] = sites
  if (problems.length > 0 || first === undefined) throw createStartError(problems)
  return [first, ...others]
}

function createStartError(lines: readonly string[]): EnvironmentError {
  return new EnvironmentError(
    ['The site cannot start:', ...lines.map((line) => `- ${line}`)].join('\n'),
  )
}

function getErrorLines({ message }: EnvironmentError): string[] {
  return message.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
}

/** Reads the sites of `SITES_FILE`, with unvalidated settings. */
async function readSitesFile(
  file: string,
  readFile: ReadFile,
): Promise<readonly (readonly [string, object])[]> {
  let table: unknown
  try {
    table = JSON.parse(await readFile(file))
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw createStartError([`SITES_FILE (${file}) cannot be read: ${problem}`])
  }
  if (!isObject(table) || Object.keys(table).length === 0) {
    throw createStartError([
      `SITES_FILE (${file}) contains no sites. It must be an object of sites by key, such as {"tideline": {"SITE_ORIGIN": "https://give.example.org"}}`,
    ])
  }
  return Object.entries(table)
}

async function readSite(
  key: string,
  own: unknown,
  variables: EnvironmentVariables,
  readFile: ReadFile,
): Promise<SiteSettings> {
  if (!isSiteKey(key))
    throw createStartError(['the site key is invalid: use a-z, 0-9 and -, at most 64 characters'])
  if (!isObject(own)) throw createStartError(['expected an object of settings by name'])
  const wrong = Object.entries(own).flatMap(([name, value]) => {
    if (!overridableVariables.has(name)) {
      return [`${name} is unknown, or a setting of the whole process. Set it in the environment`]
    }
    return typeof value === 'string' ? [] : [`${name} must be a string`]
  })
  if (!('SITE_ORIGIN' in own)) wrong.push('SITE_ORIGIN is missing: the public origin of the site')
  if (wrong.length > 0) throw createStartError(wrong)
  const all: EnvironmentVariables = { ...variables, ...own, SITE: key }
  return {
    environment: readSiteEnvironment(all),
    tenant: await readTenant(all, readFile),
    tenantKey: all['TENANT'],
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns errors for sites that have the same host. */
function findSharedHosts(sites: readonly SiteSettings[]): string[] {
  const known = new Map<string, string>()
  return sites.flatMap(({ environment: { site, origin } }) => {
    const { host } = new URL(origin)
    const other = known.get(host)
    known.set(host, site)
    return other === undefined ? [] : [`${other} and ${site} have the same host: ${host}`]
  })
}

/** Returns errors for tenants that have more sites than their limit (Spec §1, §9). */
function findExceededLimits(sites: readonly SiteSettings[]): string[] {
  const tenants = new Map<string, Tenant>()
  for (const { tenant, tenantKey = '' } of sites) if (tenant) tenants.set(tenantKey, tenant)
  return [...tenants].flatMap(([key, tenant]) => {
    const count = sites.filter(({ tenantKey }) => tenantKey === key).length
    try {
      checkTenantLimits(key, tenant, { sites: count, pages: 0 })
      return []
    } catch (error) {
      if (error instanceof TenantLimitError) return [error.message]
      throw error
    }
  })
}

/**
 * Reads the tenant of a site from the tenants table, which defines its hosts and frame ancestors. Undefined if no tenant is
 * configured.
 *
 * @param variables - `TENANT`, and the table in `TENANTS` or in the file `TENANTS_FILE`
 * @param readFile - reads a text file; omitted without a file system
 * @throws EnvironmentError if the table or the tenant is missing or invalid
 */
export async function readTenant(
  {
    TENANT: tenant = '',
    TENANTS: table,
    TENANTS_FILE: file = '',
  }: Readonly<Record<string, string | undefined>>,
  readFile?: (path: string) => Promise<string>,
): Promise<Tenant | undefined> {
  if (tenant === '') return undefined
  const source =
    table === undefined ? `TENANTS_FILE (${file === '' ? 'not set' : file})` : 'TENANTS'
  try {
    const found = parseTenants(JSON.parse(table ?? (await readTenantsFile(file, readFile)))).get(
      tenant,
    )
    if (found === undefined) throw new Error(`it has no tenant "${tenant}"`)
    return found
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(
      `The site cannot start:\n- ${source} cannot be used for TENANT=${tenant}: ${problem}`,
    )
  }
}

function readTenantsFile(
  file: string,
  readFile?: (path: string) => Promise<string>,
): Promise<string> {
  if (readFile) return readFile(file)
  throw new Error('this runtime has no files. Set TENANTS to the table itself')
}
