import { LinkButton, Message, ShareBar, shareOptions, Button } from '@milepost/ui'
import { useEffect } from 'react'
import { useHost } from '../host/host-context.ts'
import { usePlace } from '../host/place-context.ts'
import { useMessages } from '../host/use-messages.ts'
import { registrationMessages } from './registration-messages.ts'
import { useShareBarWords } from '../share/use-share-bar-words.ts'
import * as styles from './registration.css.ts'
import type { Registration } from './use-registration.ts'

/** Last step, with links to the finished page. */
export function DoneStep({
  registration: { progress, note, restart },
}: {
  registration: Registration
}) {
  const words = useMessages(registrationMessages)
  const { paths, settings } = useHost()
  const isNoted = progress.step === 'done'
  useEffect(() => {
    if (!isNoted) note({ step: 'done' })
  }, [isNoted, note])
  const hasGiven = new URLSearchParams(usePlace().search).has('donation-id')
  const slug = progress.page?.slug ?? ''
  const url = settings.origin + paths.page(slug)
  const edit = paths.editPage(slug)
  const poster = paths.poster(slug)
  const shareWords = useShareBarWords()
  return (
    <>
      {hasGiven ? <Message tone="success">{words.doneThanks}</Message> : null}
      <p className={styles.text}>{words.doneText}</p>
      <ShareBar
        {...shareWords}
        options={shareOptions({ url, title: progress.page?.name ?? '' })}
        url={url}
        label={words.share}
      />
      <div className={styles.actions}>
        <LinkButton href={paths.page(slug)}>{words.see}</LinkButton>
        {edit === undefined ? null : (
          <LinkButton href={edit} emphasis="secondary">
            {words.edit}
          </LinkButton>
        )}
        {poster === undefined ? null : (
          <LinkButton href={poster} emphasis="secondary">
            {words.poster}
          </LinkButton>
        )}
        <Button emphasis="tertiary" onClick={restart}>
          {words.another}
        </Button>
      </div>
    </>
  )
}
