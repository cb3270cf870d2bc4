import { useMessages } from '@milepost/supporter'
import { CopyButton, Heading, Link, TextField } from '@milepost/ui'
import { embedMessages } from './embed-messages.ts'
import type { EmbedPageView } from './embed-page-view.ts'
import * as styles from './embed-screen.css.ts'

/** Other ways to show the total: by its address alone, on a stream, as the picture of shares. */
export function EmbedMore({ view: { facts, live, card } }: { view: EmbedPageView }) {
  const words = useMessages(embedMessages)
  return (
    <section className={styles.part} aria-labelledby="embed-more">
      <Heading id="embed-more" level={2} size="h3">
        {words.more}
      </Heading>
      <div className={styles.furtherLinks}>
        <div className={styles.part}>
          <Address label={words.address} hint={words.addressHint} address={facts.url} />
        </div>
        {live === undefined ? null : (
          <div className={styles.part}>
            <Address label={words.live} hint={words.liveHint} address={live} />
            <p className={styles.note}>
              <Link href={live} target="_blank">
                {words.liveLink}
              </Link>
            </p>
          </div>
        )}
        {card === undefined ? null : (
          <figure className={styles.card}>
            <img
              src={card.src}
              alt={card.alt}
              width={card.width}
              height={card.height}
              loading="lazy"
              className={styles.picture}
            />
            <figcaption>
              <strong>{words.card}</strong>
              <br />
              {words.cardText}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function Address({ label, hint, address }: { label: string; hint: string; address: string }) {
  const words = useMessages(embedMessages)
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton
        className={styles.needsScript}
        size="small"
        text={address}
        copied={words.addressCopied}
        aria-label={`${words.copyAddress}: ${label}`}
      >
        {words.copyAddress}
      </CopyButton>
    </>
  )
}
