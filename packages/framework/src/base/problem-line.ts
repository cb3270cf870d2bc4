import { createProblemLine } from '@milepost/server'

/** Parts of paths that name kinds of things, here and on the platform; all others may name somebody. */
const pathWords =
  `about account accounts activities api apps authenticate available bulk campaign campaigns charity
  complete connect content data donate donation donations donationsleaderboards donationtotal event events
  fitness fundraising fundraising-edit graphql healthz iam images isAvailable join justgiving leaderboard
  leave lite login media metadata metrics onesearch pagebyid pages proxy readyz ref refresh register reports
  search services shortNames sign-in sign-up styles suggest tags teams teamsv2 teamsv3 token totals`
    .split(/\s+/)
    .filter((word) => word !== '')

/** Puts what went wrong on the site into a line of the log. */
export const problemLine = createProblemLine({
  pathWords,
  expected: [
    'HttpError',
    'NoResponseError',
    'TimeoutError',
    'GraphError',
    'NotFoundError',
    'RefusedError',
    'UnsupportedError',
    'ContentError',
    'ContentUnavailableError',
    'SiteMissingError',
  ],
  quotesOwn: ['ContentError', 'SiteMissingError'],
})
