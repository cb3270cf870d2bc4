import { platformFor } from '../../frame/request/read-page.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { parseUrl } from '../../base/parse-url.ts'

/** The payment page is looked at so often, whoever comes. */
const ages = { freshMs: 10_000, staleMs: 60_000 }
const timeoutMs = 2000

/**
 * Whether the platform's payment page does not answer, or answers with an error of its own. It is looked at twice before it
 * counts as down. A page that says so is not cached for long. A payment page on the site itself counts as up.
 */
export async function isCheckoutDown(scope: PageScope): Promise<boolean> {
  const { services, facts } = scope
  const link = parseUrl(platformFor(scope).links.pageDonateLink({ id: '0' }))
  if (link === null || link.origin === services.environment.origin) return false
  const { origin } = link
  const { value: isDown } = await services.reads.read(`checkout:${origin}`, ages, async () => {
    const answers = () => doesAnswer(services.fetch, origin)
    return !((await answers()) || (await answers()))
  })
  if (isDown) facts.isDegraded = true
  return isDown
}

async function doesAnswer(fetch: typeof globalThis.fetch, origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const { status } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    return status < 500
  } catch {
    return false
  }
}
