import { MissingPart } from '../navigation/missing-part.tsx'
import { lazy, Suspense } from 'react'
import { isLoggedIn, isPageOwner, isTeamOwner, useMessages, useSession } from '@milepost/supporter'
import type { TeamToolsProps } from '@milepost/supporter/teams'
import { pageToolsMessages } from './page-tools-messages.ts'

// Lazy, because visitors who are not signed in never need them.
const OwnerTools = lazy(async () => ({
  default: (await import('@milepost/supporter/owner-tools')).OwnerTools,
}))
const TeamTools = lazy(async () => ({
  default: (await import('@milepost/supporter/teams')).TeamTools,
}))

/** Platform account that owns a page or team. */
export interface Ownership {
  owner: string | undefined
  ownerGuid: string | undefined
}

/** Tools for the owner of a page. Rendered only in the browser, once the session is known. */
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
  /** Whether the platform provides a QR code of the page. */
  hasQrCode?: boolean | undefined
  /** Message to the owner about the page's visibility on the site. */
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

/** Tools for signed-in supporters on a team's page: join, leave, and for the captain, edit. */
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
