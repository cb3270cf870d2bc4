import { frameAncestors, parseTenants } from '@milepost/content'
import { hostileAddresses } from '@milepost/config/hostile-addresses'
import { policyProblems } from '@milepost/config/policy-problems'
import type { Attack, AttackRun } from '../attack.ts'
import { ask, type Answer } from '../http/ask.ts'
import { validOrigins, hostilePages, refusedPage } from '../target/hostile-content.ts'

const paths = ['/', '/about', '/office', '/sign-in', '/no-such-page', '/?login', '/?name=x']
const otherHeaders = ['link', 'location', 'set-cookie', 'x-injected', 'report-to', 'refresh']

/** Addresses in content documents and in the tenants' table that would say more in a header than an origin. */
export const policyInjections: Attack = {
  name: 'CSP injections',
  async run(run) {
    await attackDocuments(run)
    attackTenants(run)
  },
}

async function attackDocuments({ stage, tried, through, note }: AttackRun): Promise<void> {
  // Each address is in so many fields of the documents that all pages' policies are made of.
  const fields = Object.keys(validOrigins).length
  tried(hostileAddresses.length * fields)
  note(`${hostileAddresses.length} addresses in ${fields} fields`)
  let longest = 0
  for (const path of [...paths, ...[...hostilePages, refusedPage].map((uid) => `/${uid}`)]) {
    const answer = await ask(stage.edited.port, { path, timeoutMs: 60_000 })
    if (answer.status === 0 || (answer.status >= 500 && !path.endsWith(refusedPage))) {
      through(`GET ${path} → ${answer.status} ${answer.problem ?? ''}`)
      continue
    }
    longest = Math.max(longest, valuesOf(answer, 'content-security-policy').join().length)
    for (const problem of policyProblems(valuesOf(answer, 'content-security-policy'))) {
      through(`GET ${path}: ${problem.slice(0, 120)}`)
    }
    for (const name of otherHeaders) {
      for (const value of valuesOf(answer, name)) {
        if (/x;|;script|x,|\*|evil/.test(value)) through(`GET ${path}: ${name}: ${value}`)
      }
    }
    if (path === '/about')
      checkGoodOnes(valuesOf(answer, 'content-security-policy').join(), through)
  }
  note(`longest policy ${Math.round(longest / 100) / 10} kB`)
}

/** Bad addresses must not take the good ones with them; and where these do not arrive, nothing was tried. */
function checkGoodOnes(policy: string, through: AttackRun['through']): void {
  for (const [field, origin] of Object.entries(validOrigins)) {
    if (!policy.includes(origin)) through(`the good address in ${field} (${origin}) is missing`)
  }
}

function attackTenants({ tried, through }: AttackRun): void {
  const hosts = hostileAddresses.map((address) => address.replace(/^https?:\/\//, ''))
  for (const host of [...hosts, ...hosts.map((each) => each.replace(/\/.*$/s, ''))]) {
    for (const table of [
      { domains: [host], whitelist: [] },
      { domains: [], whitelist: [host] },
      { domains: [], whitelist: host === '*' ? ['*'] : host },
    ]) {
      tried()
      const said = ancestorsOf(table)
      if (said === undefined) continue
      const [, ...sources] = said.split(' ')
      if (!sources.every((source) => /^'self'$|^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/.test(source))) {
        through(`tenants ${JSON.stringify(table)}: ${said}`)
      }
    }
  }
}

function ancestorsOf(table: { domains: unknown; whitelist: unknown }): string | undefined {
  try {
    const demo = parseTenants({ demo: { sites: 1, pages: 1, ...table } }).get('demo')
    return demo && frameAncestors(demo, { iframe: true })
  } catch {
    // Refused, and the site would say so and not start.
    return undefined
  }
}

function valuesOf({ rawHeaders }: Answer, name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && nameAt(rawHeaders, index) === name)
}

function nameAt(rawHeaders: readonly string[], index: number): string {
  return rawHeaders[index - 1]?.toLowerCase() ?? ''
}
