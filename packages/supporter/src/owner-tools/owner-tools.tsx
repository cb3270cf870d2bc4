import { Button, LinkButton, Section } from '@milepost/ui'
import { usePlatformSupport, useHost, useMessages } from '../host/host-context.ts'
import { useSessionActions } from '../session/use-session.ts'
import { ownerToolsMessages } from './owner-tools-messages.ts'
import * as styles from '../editing/owner.css.ts'

/** Links for the owner of a page: editor (if the application has one), account and sign-out. */
export function OwnerTools({
  slug,
  takesGifts,
  hasQrCode = true,
  note,
}: {
  slug: string
  takesGifts: boolean
  /** Whether the platform provides a QR code for the page. @default true */
  hasQrCode?: boolean | undefined
  /** Note to the owner, such as where the page is listed. */
  note?: string | undefined
}) {
  const messages = useMessages(ownerToolsMessages)
  const { paths } = useHost()
  const can = usePlatformSupport()
  const { signOut } = useSessionActions()
  const edit = paths.editPage(slug)
  const links = [
    [edit, messages.editPage],
    [edit && can('fitness') && `${edit}#log`, messages.logActivity],
    [takesGifts && paths.donate(slug), messages.giveFirst],
    [edit && can('teams') && `${edit}#team`, messages.yourTeam],
    [edit && `${edit}#share`, messages.sharePage],
    [edit && hasQrCode && `${edit}#qr`, messages.qrCode],
    [paths.ownAccount(), messages.yourAccount],
  ].filter((link): link is [string, string] => Boolean(link[0]))
  return (
    <Section
      background="tint"
      edge="none"
      aria-label={messages.yourPage}
      className={styles.ownerTools}
    >
      <div className={styles.ownerToolsActions}>
        <strong>{messages.yourPage}</strong>
        {links.map(([href, label], index) => (
          <LinkButton
            key={href}
            href={href}
            size="small"
            emphasis={index === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </LinkButton>
        ))}
        <Button size="small" emphasis="tertiary" onClick={() => void signOut()}>
          {messages.signOut}
        </Button>
      </div>
      {note === undefined ? null : <p className={styles.ownerToolsNote}>{note}</p>}
    </Section>
  )
}
