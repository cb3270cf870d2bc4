import { Heading, Link, ShareBar, shareOptions } from '@milepost/ui'
import { fillMessage } from '../../messages/fill-message.ts'
import { useMessages } from '../../host/use-messages.ts'
import { useHost } from '../../host/host-context.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { useShareBarWords } from '../../share/use-share-bar-words.ts'
import * as styles from '../../editing/owner.css.ts'

/** Section with links to share the page. */
export function ShareSection() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  const { paths, settings } = useHost()
  const url = settings.origin + paths.page(page.slug)
  const poster = paths.poster(page.slug)
  const shareWords = useShareBarWords()
  return (
    <section id="share" aria-labelledby="share-title" className={styles.section}>
      <Heading id="share-title" level={2} size="h4">
        {words.shareSection}
      </Heading>
      <ShareBar
        {...shareWords}
        url={url}
        label={words.shareSection}
        options={shareOptions({ url, title: fillMessage(words.shareText, { page: page.name }) })}
      />
      {poster === undefined ? null : (
        <p>
          <Link href={poster}>{words.sharePoster}</Link>
        </p>
      )}
      {settings.embedsPages ? (
        <p>
          <Link href={`${paths.page(page.slug)}/embed`}>{words.shareElsewhere}</Link>
        </p>
      ) : null}
    </section>
  )
}
