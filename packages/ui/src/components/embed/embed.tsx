'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import type { ImageSource } from '../../types.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import * as styles from './embed.css.ts'

export interface EmbedProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** Title and accessible name, such as "Video: the summer the terns came back". */
  title: string
  /** URL of the frame. Must be an absolute `https:` URL, otherwise nothing is rendered. */
  src: string
  /** Name of the third party, such as "YouTube". */
  provider?: string | undefined
  /** URL on the provider's site, for users without JavaScript. */
  href?: string | undefined
  /** Image that is shown until the frame loads. */
  poster?: ImageSource | undefined
  /** Whether the user has already consented. The frame then loads lazily. @default false */
  allowed?: boolean | undefined
  /** Called when the user consents. */
  onAllow?: (() => void) | undefined
  /** Aspect ratio of the frame. @default 16 / 9 */
  ratio?: number | undefined
  /** Caption below the frame. */
  caption?: ReactNode
  /** @default 'Play', 'This loads content from {provider}, which may set cookies.', 'Open at {provider}' */
  messages?: { play: string; notice: string; open: string } | undefined
}

const defaultRatio = 16 / 9
const defaultMessages = {
  play: 'Play',
  notice: 'This loads content from {provider}, which may set cookies.',
  open: 'Open at {provider}',
}

/** Third-party content that loads only after a click. Renders a `<figure>`. */
export function Embed({
  title,
  src,
  provider = 'another site',
  href,
  poster,
  allowed = false,
  onAllow,
  ratio = defaultRatio,
  caption,
  messages = defaultMessages,
  className,
  ...rest
}: EmbedProps) {
  const [agreedSrc, setAgreedSrc] = useState<string>()
  if (!isFrameable(src)) return null
  const frame = { aspectRatio: ratio > 0 && Number.isFinite(ratio) ? ratio : defaultRatio }
  const named = (text: string) => text.replaceAll('{provider}', () => provider)
  return (
    <figure className={className} {...rest}>
      {allowed || agreedSrc === src ? (
        <iframe
          src={src}
          title={title}
          className={styles.frame}
          style={frame}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // A player stores its settings under the provider's origin, never under this site's.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.placeholder} style={frame}>
          {poster === undefined ? null : (
            <Picture image={{ ...poster, alt: '' }} className={styles.poster} />
          )}
          <div className={styles.loadPrompt}>
            <p className={styles.title}>{title}</p>
            <Button
              aria-label={`${messages.play}: ${title}`}
              onClick={() => {
                setAgreedSrc(src)
                onAllow?.()
              }}
            >
              <Icon name="play" />
              {messages.play}
            </Button>
            <p className={styles.notice}>
              {named(messages.notice)}{' '}
              {href !== undefined && isFrameable(href) ? (
                <a href={href}>{named(messages.open)}</a>
              ) : null}
            </p>
          </div>
        </div>
      )}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}

/** Whether a URL may be framed: only absolute `https:` URLs, so no scripts, `data:` URLs or paths of this site. */
function isFrameable(url: string): boolean {
  try {
    return new URL(url).protocol === 'https:'
  } catch {
    return false
  }
}
