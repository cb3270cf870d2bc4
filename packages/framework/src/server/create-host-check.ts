import { mayServeHost, type Tenant } from '@milepost/content'
import type { AnswersHost } from '@milepost/server'
import { hostName } from './host-name.ts'

/** So many hosts are remembered: a cached page is sent in less time than reading the table takes. */
const mostKept = 64
/** The longest name of a host, with its port. */
const longestHost = 260

/**
 * Creates what says which hosts the site is answered for: its own, and its tenant's domains and whitelist
 * (Spec §1, §9). Without a tenant, and where the whitelist is '*', any host is.
 *
 * @param origin - where people reach the site; whatever the port, its host is answered
 */
export function createHostCheck(tenant: Tenant | undefined, origin: string): AnswersHost {
  if (tenant === undefined || tenant.whitelist === '*') return () => true
  const own = new URL(origin).hostname
  const known = new Set<string>()
  return (host) => {
    if (known.has(host)) return true
    const answers = hostName(host) === own || mayServeHost(tenant, host)
    if (answers && host.length <= longestHost && known.size < mostKept) known.add(host)
    return answers
  }
}
