import * as v from 'valibot'

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
export const tenantSchema = v.strictObject({
  sites: limit(mostSites),
  pages: limit(mostPages),
  keepFiles: v.optional(v.boolean('expected true or false'), false),
  domains: v.array(host, 'expected a list of host names'),
  whitelist: v.union(
    [v.literal('*'), v.array(host, 'expected a list of host names')],
    "expected '*' or a list of host names",
  ),
})
