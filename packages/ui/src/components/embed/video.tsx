import type { ComponentProps, ReactNode } from 'react'
import type { ImageSource } from '../../types.ts'
import * as styles from './embed.css.ts'

export interface VideoProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** Accessible name. */
  title: string
  src: string
  poster?: ImageSource | undefined
  /** Captions in WebVTT. */
  captions?: { src: string; language: string; label: string } | undefined
  caption?: ReactNode
}

/** Self-hosted video. Before playback, only the poster is loaded. Renders a `<figure>`. */
export function Video({ title, src, poster, captions, caption, ...rest }: VideoProps) {
  return (
    <figure {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- set by the caller, if there are any */}
      <video
        controls
        playsInline
        preload={poster === undefined ? 'metadata' : 'none'}
        aria-label={title}
        src={src}
        poster={poster?.src}
        width={poster?.width}
        height={poster?.height}
        className={styles.frame}
      >
        {captions === undefined ? null : (
          <track
            kind="captions"
            src={captions.src}
            srcLang={captions.language}
            label={captions.label}
            default
          />
        )}
      </video>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
