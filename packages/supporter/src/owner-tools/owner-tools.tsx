import { LinkButton, Section } from '@milepost/ui'
import { useHost } from '../host/host-context.ts'
import { useCan } from '../host/use-can.ts'
import { useMessages } from '../host/use-messages.ts'
import { ownerToolsMessages } from './owner-tools-messages.ts'
import * as styles from '../editing/owner.css.ts'

/** The ways from a page into its edit screen; nothing where the host has none. */
export function OwnerTools({
  slug,
  takesGifts,
  hasQrCode = true,
  note,
}: {
  slug: string
  takesGifts: boolean
  /** Whether the platform draws a code that leads to the page. @default true */
  hasQrCode?: boolean | undefined
  /** Facts of the page that only its owner sees, such as where it can be found. */
  note?: string | undefined
}) {
  const words = useMessages(ownerToolsMessages)
  const { paths } = useHost()
  const can = useCan()
  const edit = paths.editPage(slug)
  if (edit === undefined) return null
  const links = [
    [edit, words.editPage],
    ...(can('fitness') ? [[`${edit}#log`, words.logActivity] as const] : []),
    ...(takesGifts ? [[paths.donate(slug), words.giveFirst] as const] : []),
    ...(can('teams') ? [[`${edit}#team`, words.yourTeam] as const] : []),
    [`${edit}#share`, words.sharePage],
    ...(hasQrCode ? [[`${edit}#qr`, words.qrCode] as const] : []),
    [paths.ownAccount(), words.yourAccount],
  ] as const
  return (
    <Section
      background="tint"
      edge="none"
      aria-label={words.yourPage}
      className={styles.ownerTools}
    >
      <div className={styles.actions}>
        <strong>{words.yourPage}</strong>
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
      </div>
      {note === undefined ? null : <p className={styles.toolsNote}>{note}</p>}
    </Section>
  )
}
