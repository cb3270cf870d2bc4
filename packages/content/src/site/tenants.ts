import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'

/** Spec §9: the most a tenant's plan can allow. */
const mostSites = 9_999_999
const mostPages = 9999

/** A host name, `*.` before it for every name below it, a port behind it: what a frame source can name too. */
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

/** One customer's plan (Spec §1, §9): limits, and the hosts its sites may be shown on, in lower case. */
export interface Tenant {
  /** How many sites it may publish, inclusive. */
  sites: number
  /** How many pages those sites may have together, inclusive. */
  pages: number
  /** Publishing a site again keeps the files of earlier builds. */
  keepFiles: boolean
  /** Hosts its sites are served from. `*.example.org` stands for every host below example.org. */
  domains: string[]
  /** More hosts, or '*' for any. */
  whitelist: string[] | '*'
}

/** Reads a plan as a tenant table has it. */
const tenantSchema = v.strictObject({
  sites: limit(mostSites),
  pages: limit(mostPages),
  keepFiles: v.optional(v.boolean('expected true or false'), false),
  domains: v.array(host, 'expected a list of host names'),
  whitelist: v.union(
    [v.literal('*'), v.array(host, 'expected a list of host names')],
    "expected '*' or a list of host names",
  ),
})

/** The table of tenants is not what it must be; the message names the tenant and the field. */
export class TenantTableError extends Error {
  override readonly name = 'TenantTableError' as const
}

/** Every tenant by its customer's site key (Spec §1). */
export type TenantTable = ReadonlyMap<string, Tenant>

/** Site keys are names of folders and parts of addresses. */
const siteKey = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/** Whether a text can be a site key: small letters, digits and dashes inside, at most 64 characters. */
export function isSiteKey(text: string): boolean {
  return siteKey.test(text)
}

/**
 * The table of tenants, checked.
 *
 * @param table - site keys and their settings, as read from a file
 * @throws TenantTableError for the first thing that is wrong, such as
 *   `demo.pages: expected a whole number from 1 to 9999`
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

/** A tenant's plan does not allow what is asked; the message says what it allows. */
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
 * Checks how many sites and pages a tenant would have against its plan. The limits are inclusive
 * (decisions.md): at the limit, one more is refused.
 *
 * @param wanted - the numbers after what is about to happen, all of the tenant's sites together
 * @throws TenantLimitError for the first limit that is passed
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
 * Whether a tenant's sites may be served from a host: it is in its domains or its whitelist, or the
 * whitelist is '*' (Spec §1, §9). The port counts only where the list names one; case does not.
 *
 * @param host - as in a request's Host header
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
 * The `frame-ancestors` directive of a tenant's site (decisions.md, frames): only the site itself
 * unless its `iframe` is on; then also the tenant's domains and whitelist, where '*' means any.
 *
 * @param iframe - the site's own switch. Give false for sign-in, edit and report screens
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
