/** The directives that the site's policy always has. */
const required = [
  'default-src',
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'object-src',
]

/** Those that it may have besides. */
const optional = [
  'upgrade-insecure-requests',
  'script-src-attr',
  'require-trusted-types-for',
  'trusted-types',
  'report-uri',
  'report-to',
]

const hostPart = '[a-z0-9-]+'
/** A whole origin, or a host: letters, figures, dashes and dots; a star stands for names below two known ones. */
const originPattern = new RegExp(
  `^(?:https?://)?(?:\\*\\.${hostPart}\\.)?${hostPart}(?:\\.${hostPart})*(?::\\d{1,5})?$`,
)
const hashPattern = /^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$/

const words: Readonly<Record<string, readonly string[]>> = {
  'script-src': ["'self'", "'none'"],
  'script-src-attr': ["'none'"],
  'style-src-attr': ["'unsafe-inline'", "'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'frame-ancestors': ["'self'", "'none'", '*'],
}

/**
 * Reads a Content-Security-Policy as it was sent and tells what should not be in it: another directive than the
 * site's own, one twice, or a source that is no plain origin.
 *
 * @param policies - every header of that name that the answer had
 * @returns one sentence for each; empty when the policy is what it should be
 */
export function policyProblems(policies: readonly string[]): string[] {
  if (policies.length !== 1) return [`${policies.length} policies instead of one`]
  const [policy = ''] = policies
  const problems: string[] = []
  const seen = new Set<string>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (!required.includes(name) && !optional.includes(name)) problems.push(`directive "${name}"`)
    if (seen.has(name)) problems.push(`directive "${name}" twice`)
    seen.add(name)
    problems.push(...sources.filter((each) => !fits(name, each)).map((each) => `${name} ${each}`))
  }
  problems.push(
    ...required.filter((name) => !seen.has(name)).map((name) => `directive "${name}" is missing`),
  )
  return problems
}

function fits(name: string, source: string): boolean {
  if (name === 'report-uri') return /^\/[\w/.-]*$/.test(source)
  if (name === 'report-to' || name === 'trusted-types') return /^[\w'-]+$/.test(source)
  return (
    (words[name] ?? ["'self'"]).includes(source) ||
    (name.startsWith('s') && hashPattern.test(source)) ||
    originPattern.test(source)
  )
}
