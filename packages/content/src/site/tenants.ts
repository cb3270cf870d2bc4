import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'

/** Maximum limits of a plan (Spec §9). */
const maxSites = 9_999_999
const maxPages = 9999

/** Host name as in a CSP source: optionally with `*.` for all subdomains, and a port. */
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
function limit(max: number) {
  const message = `expected a whole number from 1 to ${max}`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(max, message),
  )
}

/** A customer's plan (Spec §1, §9). Hosts are in lower case. */
export interface Tenant {
  /** Maximum number of published sites, inclusive. */
  sites: number
  /** Maximum number of pages on all of these sites together, inclusive. */
  pages: number
  /** Whether files of earlier builds are kept when a site is published. */
  keepFiles: boolean
  /** Hosts of the sites. `*.example.org` matches all subdomains. */
  domains: string[]
  /** Additional hosts, or '*' for any host. */
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

/** Thrown if the tenant table is invalid. The message names the tenant and the field. */
export class TenantTableError extends Error {
  override readonly name = 'TenantTableError' as const
}

/** Tenants by site key (Spec §1). */
export type TenantTable = ReadonlyMap<string, Tenant>

/** Pattern of site keys, which are used as folder names and in URLs. */
const siteKey = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/** Whether text is a valid site key: up to 64 lower-case letters, digits and hyphens, without a hyphen at either end. */
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
    throw new TenantTableError(`expected tenants by site key, found ${describeValue(table)}`)
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

/** Thrown if a limit of a tenant's plan would be exceeded. */
export class TenantLimitError extends Error {
  override readonly name = 'TenantLimitError' as const
  readonly limit: 'sites' | 'pages'
  readonly allowed: number
  readonly requested: number

  constructor(
    siteKey: string,
    { limit, allowed, requested }: { limit: 'sites' | 'pages'; allowed: number; requested: number },
  ) {
    const noun = allowed === 1 ? limit.slice(0, -1) : limit
    super(`Tenant "${siteKey}" may have ${allowed} ${noun}, but this would make ${requested}`)
    this.limit = limit
    this.allowed = allowed
    this.requested = requested
  }
}

/**
 * Checks the number of sites and pages against a tenant's plan. Limits are inclusive (decisions.md).
 *
 * @param requested - total numbers for all of the tenant's sites
 * @throws TenantLimitError for the first limit that is exceeded
 */
export function checkTenantLimits(
  siteKey: string,
  tenant: Pick<Tenant, 'sites' | 'pages'>,
  requested: { sites: number; pages: number },
): void {
  for (const limit of ['sites', 'pages'] as const) {
    if (!(requested[limit] <= tenant[limit])) {
      const counts = { allowed: tenant[limit], requested: requested[limit] }
      throw new TenantLimitError(siteKey, { limit, ...counts })
    }
  }
}

/**
 * Whether a tenant's sites may be served from a host: one of its domains or whitelisted hosts, or any host if the
 * whitelist is '*' (Spec §1, §9). Case-insensitive. Ports are compared only if the list specifies one.
 *
 * @param host - value of the `Host` header
 */
export function canServeHost(tenant: Pick<Tenant, 'domains' | 'whitelist'>, host: string): boolean {
  const requested = readHost(host)
  if (requested === undefined) return false
  if (tenant.whitelist === '*') return true
  return [...tenant.domains, ...tenant.whitelist].some((allowed) => matches(allowed, requested))
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
 * Creates the CSP `frame-ancestors` directive of a tenant's site (decisions.md, frames). Allows the site itself and, if
 * `iframe` is true, the tenant's domains and whitelist, where '*' means any host.
 *
 * @param iframe - the site's `iframe` setting. Pass false for sign-in, edit and report pages
 */
export function getFrameAncestors(
  tenant: Pick<Tenant, 'domains' | 'whitelist'>,
  { iframe }: { iframe: boolean },
): string {
  if (!iframe) return "frame-ancestors 'self'"
  if (tenant.whitelist === '*') return 'frame-ancestors *'
  const hosts = new Set(["'self'", ...tenant.domains, ...tenant.whitelist])
  return `frame-ancestors ${[...hosts].join(' ')}`
}
