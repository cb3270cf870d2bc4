import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'

/** Maximum of a plan (Spec §9). */
const maxSites = 9_999_999
const maxPages = 9999

/** Host name, optionally with `*.` for subdomains and a port, as in a CSP source. */
const hostPattern =
  /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/

const host = v.pipe(
  v.string('expected a host name'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(260, 'a host name has at most 260 characters'),
  v.regex(hostPattern, 'expected a host name such as www.example.org'),
)

// @__NO_SIDE_EFFECTS__
function limit(most: number) {
  const message = `expected a whole number from 1 to ${most}`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(most, message),
  )
}

/** Plan of a customer (Spec §1, §9). Hosts are in lower case. */
export interface Tenant {
  /** Maximum number of published sites, inclusive. */
  sites: number
  /** Maximum number of pages of those sites together, inclusive. */
  pages: number
  /** Whether publishing keeps the files of earlier builds. */
  keepFiles: boolean
  /** Hosts of its sites. `*.example.org` matches every subdomain. */
  domains: string[]
  /** More hosts, or '*' for any. */
  whitelist: string[] | '*'
}

const tenantSchema = v.strictObject({
  sites: limit(maxSites),
  pages: limit(maxPages),
  keepFiles: v.optional(v.boolean('expected true or false'), false),
  domains: v.array(host, 'expected a list of host names'),
  whitelist: v.union(
    [v.literal('*'), v.array(host, 'expected a list of host names')],
    "expected '*' or a list of host names",
  ),
})

/** Thrown for an invalid tenant table. The message names the tenant and the field. */
export class TenantTableError extends Error {
  override readonly name = 'TenantTableError' as const
}

/** Tenants by site key (Spec §1). */
export type TenantTable = ReadonlyMap<string, Tenant>

/** Site keys become names of folders and parts of URLs. */
const siteKey = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/** Whether text is a valid site key: lower-case letters, digits and inner dashes, at most 64 characters. */
export function isSiteKey(text: string): boolean {
  return siteKey.test(text)
}

/**
 * Validates a tenant table.
 *
 * @param table - settings by site key, as parsed from JSON
 * @throws TenantTableError for the first problem, such as `demo.pages: expected a whole number from 1 to 9999`
 */
export function parseTenants(table: unknown): TenantTable {
  if (!isRecord(table)) {
    throw new TenantTableError(`expected tenants by their site key, found ${describeValue(table)}`)
  }
  return new Map(Object.entries(table).map(([key, value]) => [key, parseTenant(key, value)]))
}

function parseTenant(key: string, value: unknown): Tenant {
  if (!isSiteKey(key)) {
    throw new TenantTableError(`${describeValue(key)}: expected a site key of a-z, 0-9 and -`)
  }
  const result = v.safeParse(tenantSchema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = (issue.path ?? []).map((item) => `.${String(item.key)}`).join('')
  throw new TenantTableError(`${key}${path}: ${issue.message}`)
}

/** Thrown if a tenant's plan is exceeded. */
export class TenantLimitError extends Error {
  override readonly name = 'TenantLimitError' as const
  readonly limit: 'sites' | 'pages'
  readonly allowed: number
  readonly wanted: number

  constructor(
    siteKey: string,
    { limit, allowed, wanted }: { limit: 'sites' | 'pages'; allowed: number; wanted: number },
  ) {
    const noun = allowed === 1 ? limit.slice(0, -1) : limit
    super(`Tenant "${siteKey}" may have ${allowed} ${noun}, and this would make ${wanted}`)
    this.limit = limit
    this.allowed = allowed
    this.wanted = wanted
  }
}

/**
 * Checks numbers of sites and pages against a plan. Limits are inclusive (decisions.md).
 *
 * @param wanted - planned totals of all of the tenant's sites
 * @throws TenantLimitError for the first limit that is exceeded
 */
export function checkLimits(
  siteKey: string,
  tenant: Pick<Tenant, 'sites' | 'pages'>,
  wanted: { sites: number; pages: number },
): void {
  for (const limit of ['sites', 'pages'] as const) {
    if (!(wanted[limit] <= tenant[limit])) {
      throw new TenantLimitError(siteKey, { limit, allowed: tenant[limit], wanted: wanted[limit] })
    }
  }
}

/**
 * Whether a tenant's sites may be served from a host: a domain or a whitelisted host, or any if the whitelist is '*'
 * (Spec §1, §9). Case-insensitive. The port matters only if the list has one.
 *
 * @param host - value of the Host header
 */
export function mayServeHost(tenant: Pick<Tenant, 'domains' | 'whitelist'>, host: string): boolean {
  const wanted = readHost(host)
  if (wanted === undefined) return false
  if (tenant.whitelist === '*') return true
  return [...tenant.domains, ...tenant.whitelist].some((allowed) => matches(allowed, wanted))
}

interface Host {
  readonly name: string
  readonly port: string
}

function readHost(host: string): Host | undefined {
  const [, name, port = ''] = /^([a-z0-9.-]{1,253}?)\.?(?::(\d{1,5}))?$/i.exec(host.trim()) ?? []
  return name === undefined ? undefined : { name: name.toLowerCase(), port }
}

function matches(allowed: string, { name, port }: Host): boolean {
  const [allowedName = '', allowedPort] = allowed.toLowerCase().split(':')
  if (allowedPort !== undefined && allowedPort !== port) return false
  return allowedName.startsWith('*.')
    ? name.endsWith(allowedName.slice(1)) && name.length > allowedName.length - 1
    : name === allowedName
}

/**
 * Creates the CSP `frame-ancestors` directive of a tenant's site (decisions.md, frames): only the site itself, or if
 * `iframe` is on, also the tenant's domains and whitelist, where '*' means any.
 *
 * @param iframe - the site's setting. Pass false for sign-in, edit and report pages
 */
export function frameAncestors(
  tenant: Pick<Tenant, 'domains' | 'whitelist'>,
  { iframe }: { iframe: boolean },
): string {
  if (!iframe) return "frame-ancestors 'self'"
  if (tenant.whitelist === '*') return 'frame-ancestors *'
  const hosts = new Set(["'self'", ...tenant.domains, ...tenant.whitelist])
  return `frame-ancestors ${[...hosts].join(' ')}`
}
