import { Heading, ShareBar, shareOptions } from '@milepost/ui'
import { fill } from '../../messages/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useSiteSettings } from '../../site-settings/use-site-settings.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import * as styles from '../../editing/owner.css.ts'

/** Ways to tell others of the page. */
export function ShareSection() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  const shell = useSiteSettings()
  const url = `${shell?.origin ?? ''}/fundraising/${encodeURIComponent(page.slug)}`
  return (
    <section id="share" aria-labelledby="share-title" className={styles.section}>
      <Heading id="share-title" level={2} size="h4">
        {words.shareSection}
      </Heading>
      <ShareBar
        url={url}
        label={words.shareSection}
        options={shareOptions({ url, title: fill(words.shareText, { page: page.name }) })}
      />
    </section>
  )
}
