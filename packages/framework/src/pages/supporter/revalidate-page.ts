import { expiredKeys } from '@milepost/server'
import { donationsKey, pageKey } from '../../frame/request/read-page.ts'
import { teamKey } from '../../frame/request/read-team.ts'
import type { Services } from '../../services/services.ts'

/**
 * Expires the cached data of a supporter's or a team's page after its owner has changed it. Needs no authentication,
 * because it only affects the age of the data and its cost is bounded (see `createExpiry`).
 */
export function revalidatePage(
  { expire, now }: Pick<Services, 'expire' | 'now'>,
  { kind, slug }: { kind: string; slug: string },
): void {
  const what =
    kind === 'team'
      ? expiredKeys([], [teamKey(slug)])
      : expiredKeys(
          [],
          [
            pageKey(slug),
            pageKey(slug, 'page-tags'),
            pageKey(slug, 'page-fitness'),
            donationsKey(slug),
          ],
        )
  expire(what, now().getTime())
}
