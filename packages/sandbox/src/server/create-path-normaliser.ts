import type { SandboxCall, PathFamily } from '../http/define-call.ts'

/** Families with case-insensitive paths (wire contract §2.5.8). File names stay case-sensitive. */
const lenientFamilies: ReadonlySet<PathFamily> = new Set([
  'api',
  'services',
  'identity',
  'metadata',
])

/**
 * Returns a function that changes the case of a request's path to the case of its route: `/pageTitle` matches
 * `/pagetitle`. Path parameters such as slugs and ids are unchanged.
 */
export function createPathNormaliser(calls: readonly SandboxCall[]): (request: Request) => string {
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
