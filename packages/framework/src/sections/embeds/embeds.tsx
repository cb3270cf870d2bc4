import { useState } from 'react'
import { Embed, Message, Section, Video } from '@milepost/ui'
import type { FrameView } from './embeds.server.ts'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

/** Third-party frame. If its host is not trusted, it loads on a click, even if the visitor has accepted cookies (Spec §2). */
function Frame({ frame, problem }: { frame: FrameView | undefined; problem: string }) {
  const [isRequested, setRequested] = useState(false)
  if (frame === undefined) return <Message tone="warning">{problem}</Message>
  return (
    <Embed
      title={frame.name}
      // A video plays only after a click.
      src={frame.loads && !isRequested ? frame.src.replace(/\?autoplay=1$/, '') : frame.src}
      provider={frame.provider}
      href={frame.href}
      poster={frame.poster}
      ratio={frame.ratio}
      caption={frame.caption}
      messages={frame.messages}
      allowed={frame.loads}
      onAllow={() => setRequested(true)}
    />
  )
}

export function VideoSection({ slice }: SectionViewProps<'video'>) {
  const { file } = slice
  return (
    <Section {...getSectionProps(slice)} size="medium">
      {file === undefined ? (
        <Frame frame={slice.frame} problem={slice.problem} />
      ) : (
        <Video
          title={file.name}
          src={file.src}
          poster={file.poster}
          caption={file.caption}
          captions={
            file.captions === ''
              ? undefined
              : { src: file.captions, language: 'en', label: 'English' }
          }
        />
      )}
    </Section>
  )
}

/** Embed or iframe section. */
export function FrameSection({ slice }: SectionViewProps<'embed'> | SectionViewProps<'iframe'>) {
  return (
    <Section {...getSectionProps(slice)} size="medium">
      <Frame frame={slice.frame} problem={slice.problem} />
    </Section>
  )
}
