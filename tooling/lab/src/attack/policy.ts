import { type Answer, ask } from '../http.ts'
import type { AttackRun } from './attack.ts'
import { hostileAddresses } from './hostile-addresses.ts'
import { hostilePages, refusedPage, validOrigins } from './hostile-content.ts'

const paths = ['/', '/about', '/office', '/sign-in', '/no-such-page', '/?login', '/?name=x']
const otherHeaders = ['link', 'location', 'set-cookie', 'x-injected', 'report-to', 'refresh']

/** URLs in content documents that would inject more than an origin into a header. */
export async function policyInjections({ target, tried, through, note }: AttackRun): Promise<void> {
  const fields = Object.keys(validOrigins).length
  tried(hostileAddresses.length * fields)
  note(`${hostileAddresses.length} URLs in ${fields} fields`)
  for (const path of [...paths, ...[...hostilePages, refusedPage].map((uid) => `/${uid}`)]) {
    const answer = await ask(target.edited.origin, path)
    const policies = valuesOf(answer, 'content-security-policy')
    if (answer.status === 0 || (answer.status >= 500 && !path.endsWith(refusedPage))) {
      through(`GET ${path} → ${answer.status} ${answer.problem ?? ''}`)
      continue
    }
    for (const problem of policyProblems(policies)) through(`GET ${path}: ${problem.slice(0, 120)}`)
    for (const value of otherHeaders.flatMap((name) => valuesOf(answer, name)))
      if (/x;|;script|x,|\*|evil/.test(value)) through(`GET ${path}: ${value}`)
    // Hostile URLs must not remove valid ones. If the valid ones are missing, the fields were not tested.
    for (const [field, origin] of path === '/about' ? Object.entries(validOrigins) : [])
      if (!policies.join().includes(origin)) through(`the valid URL in ${field} is missing`)
  }
}

function valuesOf({ rawHeaders }: Answer, name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)
}

const required =
  'default-src script-src style-src style-src-attr img-src font-src connect-src frame-src form-action frame-ancestors base-uri object-src'.split(
    ' ',
  )
const optional =
  'upgrade-insecure-requests script-src-attr require-trusted-types-for trusted-types report-uri report-to'.split(
    ' ',
  )
/** An origin or a host. A leading `*.` must be followed by at least two labels. */
const originPattern =
  /^(?:https?:\/\/)?(?:\*\.[a-z0-9-]+\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/
const hashPattern = /^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$/

/** Allowed keywords of directives that accept more than `'self'`. */
const keywords: Readonly<Record<string, string>> = {
  'script-src': "'self' 'none'",
  'script-src-attr': "'none'",
  'style-src-attr': "'unsafe-inline' 'none'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'frame-ancestors': "'self' 'none' *",
}

/**
 * Lists problems in a response's Content-Security-Policy: unknown or repeated directives, and sources that are not plain origins.
 *
 * @param policies - values of all headers with that name
 */
export function policyProblems(policies: readonly string[]): string[] {
  if (policies.length !== 1) return [`${policies.length} policies instead of one`]
  const problems: string[] = []
  const seen = new Set<string>()
  for (const part of (policies[0] ?? '').split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (!required.includes(name) && !optional.includes(name)) problems.push(`directive "${name}"`)
    if (seen.has(name)) problems.push(`directive "${name}" twice`)
    seen.add(name)
    problems.push(...sources.filter((source) => !fits(name, source)).map((it) => `${name} ${it}`))
  }
  const missing = required.filter((name) => !seen.has(name))
  return [...problems, ...missing.map((name) => `directive "${name}" is missing`)]
}

function fits(name: string, source: string): boolean {
  if (name === 'report-uri') return /^\/[\w/.-]*$/.test(source)
  if (name === 'report-to' || name === 'trusted-types') return /^[\w'-]+$/.test(source)
  return (
    (keywords[name] ?? "'self'").split(' ').includes(source) ||
    (name.startsWith('s') && hashPattern.test(source)) ||
    originPattern.test(source)
  )
}
