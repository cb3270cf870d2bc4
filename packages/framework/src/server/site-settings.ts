import { checkLimits, isSiteKey, type Tenant, TenantLimitError } from '@milepost/content'
import {
  EnvironmentError,
  readSiteEnvironment,
  type SiteEnvironment,
} from '../base/site-environment.ts'
import { readTenant } from './read-tenant.ts'

/** The settings of one site of a process. */
export interface SiteSettings {
  readonly environment: SiteEnvironment
  readonly tenant: Tenant | undefined
  /** The tenant's key in the table. */
  readonly tenantKey?: string | undefined
}

type Variables = Readonly<Record<string, string | undefined>>
type ReadFile = (path: string) => Promise<string>

/** The settings that each site of `SITES_FILE` may have of its own; all others are those of the process. */
const ofEachSite = new Set([
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

/** Settings of one site. They are refused beside a file of several sites. */
const ofOneSite = ['SITE', 'SITE_ORIGIN', 'TENANT', 'CONTENT_SITE_UID'] as const

/**
 * Reads the settings of all sites that the process serves: of the one that the variables name, or of those in `SITES_FILE`,
 * where each has settings of its own beside those of the process.
 *
 * @throws EnvironmentError with a line for each setting that is missing or wrong, and the site that it is of
 */
export async function readSiteSettings(
  variables: Variables,
  readFile: ReadFile,
): Promise<readonly [SiteSettings, ...SiteSettings[]]> {
  const file = variables['SITES_FILE']?.trim() ?? ''
  if (file === '') {
    const environment = readSiteEnvironment(variables)
    return [{ environment, tenant: await readTenant(variables, readFile) }]
  }
  const twice = ofOneSite.filter((name) => (variables[name] ?? '') !== '')
  if (twice.length > 0) {
    throw cannotStart(twice.map((name) => `${name} belongs into SITES_FILE, for each of its sites`))
  }
  if (variables['NODE_ENV'] === 'development') {
    throw cannotStart(['SITES_FILE is for built sites: while developing, name one site by SITE'])
  }
  const table = await readTable(file, readFile)
  const problems: string[] = []
  const sites: SiteSettings[] = []
  for (const [key, own] of table) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a few files, read once
      sites.push(await readOne(key, own, variables, readFile))
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      problems.push(...linesOf(error).map((line) => `${key}: ${line}`))
    }
  }
  if (problems.length === 0) {
    problems.push(...sameHosts(sites), ...beyondLimits(sites))
  }
  const [first, ...others] = sites
  if (problems.length > 0 || first === undefined) throw cannotStart(problems)
  return [first, ...others]
}

function cannotStart(lines: readonly string[]): EnvironmentError {
  return new EnvironmentError(
    ['The site cannot start:', ...lines.map((line) => `- ${line}`)].join('\n'),
  )
}

function linesOf({ message }: EnvironmentError): string[] {
  return message.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
}

/** The sites of the file, each with its own settings as they are there. */
async function readTable(
  file: string,
  readFile: ReadFile,
): Promise<readonly (readonly [string, object])[]> {
  let table: unknown
  try {
    table = JSON.parse(await readFile(file))
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw cannotStart([`SITES_FILE (${file}) cannot be read: ${problem}`])
  }
  if (!isObject(table) || Object.keys(table).length === 0) {
    throw cannotStart([
      `SITES_FILE (${file}) has no sites: it must be an object of sites by their keys, such as {"tideline": {"SITE_ORIGIN": "https://give.example.org"}}`,
    ])
  }
  return Object.entries(table)
}

async function readOne(
  key: string,
  own: unknown,
  variables: Variables,
  readFile: ReadFile,
): Promise<SiteSettings> {
  if (!isSiteKey(key)) throw cannotStart(['a site key has a-z, 0-9 and -, at most 64 characters'])
  if (!isObject(own)) throw cannotStart(['expected its settings, by their names'])
  const wrong = Object.entries(own).flatMap(([name, value]) => {
    if (!ofEachSite.has(name)) {
      return [`${name} is a setting of the whole process, or none: set it in the environment`]
    }
    return typeof value === 'string' ? [] : [`${name} must be a text, in quotes`]
  })
  if (!('SITE_ORIGIN' in own)) wrong.push('SITE_ORIGIN is missing: where people reach the site')
  if (wrong.length > 0) throw cannotStart(wrong)
  const all: Variables = { ...variables, ...own, SITE: key }
  return {
    environment: readSiteEnvironment(all),
    tenant: await readTenant(all, readFile),
    tenantKey: all['TENANT'],
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Two sites at one host could not be told apart. */
function sameHosts(sites: readonly SiteSettings[]): string[] {
  const known = new Map<string, string>()
  return sites.flatMap(({ environment: { site, origin } }) => {
    const { host } = new URL(origin)
    const other = known.get(host)
    known.set(host, site)
    return other === undefined ? [] : [`${other} and ${site} have the same host: ${host}`]
  })
}

/** A tenant may have so many sites (Spec §1, §9). */
function beyondLimits(sites: readonly SiteSettings[]): string[] {
  const tenants = new Map<string, Tenant>()
  for (const { tenant, tenantKey = '' } of sites) if (tenant) tenants.set(tenantKey, tenant)
  return [...tenants].flatMap(([key, tenant]) => {
    const count = sites.filter(({ tenantKey }) => tenantKey === key).length
    try {
      checkLimits(key, tenant, { sites: count, pages: 0 })
      return []
    } catch (error) {
      if (error instanceof TenantLimitError) return [error.message]
      throw error
    }
  })
}
