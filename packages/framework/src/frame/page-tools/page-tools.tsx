import { MissingPart } from '../navigation/missing-part.tsx'
import { lazy, Suspense } from 'react'
import { isLoggedIn, isPageOwner, isTeamOwner, useMessages, useSession } from '@milepost/supporter'
import type { TeamToolsProps } from '@milepost/supporter/teams'
import { pageToolsMessages } from './page-tools-messages.ts'

// Visitors never load it.
const OwnerTools = lazy(async () => ({
  default: (await import('@milepost/supporter/owner-tools')).OwnerTools,
}))
const TeamTools = lazy(async () => ({
  default: (await import('@milepost/supporter/teams')).TeamTools,
}))

/** Owner of a page or a team on the platform. */
export interface Ownership {
  owner: string | undefined
  ownerGuid: string | undefined
}

/** Tools for the owner of a page, shown once the browser has identified the owner. */
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
  /** Whether the platform provides a QR code for the page. */
  hasQrCode?: boolean | undefined
  /** Explains to the owner how visitors find the page on this site. */
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

/** Tools for a signed-in supporter on a team's page: join, leave and, for the captain, edit. */
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
