import type { SandboxCall, PathFamily } from '../http/define-call.ts'

/** Families whose paths are read in either case (wire contract §2.5.8); files keep theirs. */
const lenientFamilies: ReadonlySet<PathFamily> = new Set([
  'api',
  'services',
  'identity',
  'metadata',
])

/**
 * Reads the path of a request with the fixed words of the calls in their own spelling, so that
 * `/pageTitle` finds `/pagetitle`. Names and ids in between stay as they were written.
 */
export function createPathReader(calls: readonly SandboxCall[]): (request: Request) => string {
  const words = new Map<string, string>()
  for (const { family, path } of calls) {
    if (!lenientFamilies.has(family)) continue
    for (const word of path.split('/')) {
      if (word !== '' && !word.startsWith(':')) words.set(word.toLowerCase(), word)
    }
  }
  return (request) => {
    const { pathname } = new URL(request.url)
    const [, family = '', ...rest] = pathname.split('/')
    if (!lenientFamilies.has(family as PathFamily)) return pathname
    const spelled = rest.map((word) => words.get(word.toLowerCase()) ?? word)
    return ['', family, ...spelled].join('/')
  }
}
