import { useState } from 'react'
import { Embed, Message, Section, Video } from '@milepost/ui'
import { useSiteState } from '../../site-store/use-site-state.ts'
import type { FrameView } from '../frame-view.ts'
import { sectionProps } from './section-props.ts'
import type { SectionViewProps } from './section-view-props.ts'

/** A frame of another site's host is requested after a click, or if the visitor has accepted cookies. */
function Frame({ frame, problem }: { frame: FrameView | undefined; problem: string }) {
  const { accepted } = useSiteState('consent')
  const [isRequested, setRequested] = useState(false)
  if (frame === undefined) return <Message tone="warning">{problem}</Message>
  const loads = frame.loads || accepted
  return (
    <Embed
      title={frame.name}
      // A video plays only after a click.
      src={loads && !isRequested ? frame.src.replace(/\?autoplay=1$/, '') : frame.src}
      provider={frame.provider}
      href={frame.href}
      poster={frame.poster}
      ratio={frame.ratio}
      caption={frame.caption}
      words={frame.words}
      allowed={loads}
      onAllow={() => setRequested(true)}
    />
  )
}

export function VideoSection({ slice }: SectionViewProps<'video'>) {
  const { file } = slice
  return (
    <Section {...sectionProps(slice)} size="medium">
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

/** An embed, or a frame: both are a page of another site. */
export function FrameSection({ slice }: SectionViewProps<'embed'> | SectionViewProps<'iframe'>) {
  return (
    <Section {...sectionProps(slice)} size="medium">
      <Frame frame={slice.frame} problem={slice.problem} />
    </Section>
  )
}
