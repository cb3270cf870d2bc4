import { LinkButton, Section } from '@milepost/ui'
import { useHost } from '../host/host-context.ts'
import { useMessages } from '../host/use-messages.ts'
import { ownerToolsMessages } from './owner-tools-messages.ts'
import * as styles from '../editing/owner.css.ts'

/** The ways from a page into its edit screen. */
export function OwnerTools({ slug, takesGifts }: { slug: string; takesGifts: boolean }) {
  const words = useMessages(ownerToolsMessages)
  const { paths } = useHost()
  const edit = paths.editPage(slug)
  const links = [
    [edit, words.editPage],
    [`${edit}#log`, words.logActivity],
    ...(takesGifts ? [[paths.donate(slug), words.giveFirst] as const] : []),
    [`${edit}#team`, words.yourTeam],
    [`${edit}#share`, words.sharePage],
    [`${edit}#qr`, words.qrCode],
  ] as const
  return (
    <Section background="tint" edge="none" aria-label={words.yourPage} className={styles.tools}>
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
    </Section>
  )
}
