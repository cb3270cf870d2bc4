import type { Tenant } from './tenant.ts'

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
