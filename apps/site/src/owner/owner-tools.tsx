import { LinkButton, Section } from '@milepost/ui'
import { useMessages } from '../messages/use-messages.ts'
import { ownerToolsMessages } from './owner-tools-messages.ts'
import * as styles from './owner.css.ts'

/** The ways from a page into its edit screen. */
export function OwnerTools({ slug }: { slug: string }) {
  const words = useMessages(ownerToolsMessages)
  const edit = `/fundraising-edit/${encodeURIComponent(slug)}`
  const links = [
    ['', words.editPage],
    ['#log', words.logActivity],
    ['#team', words.yourTeam],
    ['#share', words.sharePage],
    ['#qr', words.qrCode],
  ] as const
  return (
    <Section background="tint" edge="none" aria-label={words.yourPage} className={styles.tools}>
      <div className={styles.actions}>
        <strong>{words.yourPage}</strong>
        {links.map(([anchor, label], index) => (
          <LinkButton
            key={anchor}
            href={edit + anchor}
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
