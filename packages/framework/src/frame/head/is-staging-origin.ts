import { parseUrl } from '../../base/parse-url.ts'

const stagingLabels =
  /^(?:staging|stage|uat|test|preview|dev)$|[-.](?:staging|preview)$|^(?:staging|preview)-/

/**
 * Whether a site at this origin is there to be tried and not to be found (Spec §2, stagingOnly): this
 * machine, or a host with a label such as `staging`, `uat`, `preview` or `walk-staging`.
 */
export function isStagingOrigin(origin: string): boolean {
  const hostname = parseUrl(origin)?.hostname ?? ''
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return true
  return hostname
    .split('.')
    .slice(0, -1)
    .some((label) => stagingLabels.test(label))
}
