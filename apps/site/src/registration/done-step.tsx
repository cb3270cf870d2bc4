import { LinkButton, Message, ShareBar, shareOptions, Button } from '@milepost/ui'
import { useLocation } from 'react-router'
import { useMessages } from '../messages/use-messages.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import * as styles from './registration.css.ts'
import type { Registration } from './use-registration.ts'

/** The page is there: what to do with it. */
export function DoneStep({
  view,
  registration: { progress, restart },
}: {
  view: RegistrationView
  registration: Registration
}) {
  const words = useMessages(registrationMessages)
  const hasGiven = new URLSearchParams(useLocation().search).has('donation-id')
  const slug = encodeURIComponent(progress.page?.slug ?? '')
  const url = `${view.origin}/fundraising/${slug}`
  return (
    <>
      {hasGiven ? <Message tone="success">{words.doneThanks}</Message> : null}
      <p className={styles.text}>{words.doneText}</p>
      <ShareBar
        options={shareOptions({ url, title: progress.page?.name ?? '' })}
        url={url}
        label={words.share}
      />
      <div className={styles.actions}>
        <LinkButton href={`/fundraising/${slug}`}>{words.see}</LinkButton>
        <LinkButton href={`/fundraising-edit/${slug}`} emphasis="secondary">
          {words.edit}
        </LinkButton>
        <Button emphasis="tertiary" onClick={restart}>
          {words.another}
        </Button>
      </div>
    </>
  )
}
