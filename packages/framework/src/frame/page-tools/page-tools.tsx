import { MissingPart } from '../navigation/missing-part.tsx'
import { lazy, Suspense } from 'react'
import { isLoggedIn, isPageOwner, isTeamOwner, useMessages, useSession } from '@milepost/supporter'
import type { TeamToolsProps } from '@milepost/supporter/teams'

/** The link by which visitors report a supporter’s page. */
export const pageToolsMessages = {
  feature: 'pageTools',
  english: {
    /** Where a page can be reported; a site sets it, and without one there is no such link. */
    reportAddress: '',
    reportPage: 'Report this page',
    reportNote: 'Opens an e-mail to the people who look after this site.',
    reportSubject: 'Report about {page}',
    reportBody: 'Page: {url}\n\nWhat is wrong with it:\n',
  },
} as const

// Visitors never load it.
const OwnerTools = lazy(async () => ({
  default: (await import('@milepost/supporter/owner-tools')).OwnerTools,
}))
const TeamTools = lazy(async () => ({
  default: (await import('@milepost/supporter/teams')).TeamTools,
}))

/** Who a page or a team belongs to, as the platform says. */
export interface Ownership {
  owner: string | undefined
  ownerGuid: string | undefined
}

/** What the owner of a page sees on it, once the browser knows who looks at it. */
export function PageTools({
  slug,
  ownership,
  takesGifts,
  hasQrCode,
  listing,
}: {
  slug: string
  ownership: Ownership
  takesGifts: boolean
  /** Whether the platform draws a code that leads to the page. */
  hasQrCode?: boolean | undefined
  /** Where the page can be found on this site, for its owner to know. */
  listing?: string | undefined
}) {
  const session = useSession()
  if (!isPageOwner(session, ownership)) return null
  return (
    <Suspense fallback={null}>
      <MissingPart>
        <OwnerTools slug={slug} takesGifts={takesGifts} hasQrCode={hasQrCode} note={listing} />
      </MissingPart>
    </Suspense>
  )
}

/** What a signed-in supporter sees on a team's page: joining, leaving and, for its captain, editing. */
export function TeamPageTools({
  team,
}: {
  team: TeamToolsProps['team'] & { owner: string | undefined }
}) {
  const session = useSession()
  const { reportAddress } = useMessages(pageToolsMessages)
  if (!isLoggedIn(session)) return null
  return (
    <Suspense fallback={null}>
      <MissingPart>
        <TeamTools team={team} isCaptain={isTeamOwner(session, team)} contact={reportAddress} />
      </MissingPart>
    </Suspense>
  )
}
