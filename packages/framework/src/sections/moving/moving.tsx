import { Card, Carousel, Countdown, Section, Ticker } from '@milepost/ui'
import { useState } from 'react'
import { getSectionProps, type SectionViewProps, WhenAvailable } from '../section/section-props.tsx'
import * as styles from '../blocks/blocks.css.ts'

export function CarouselSection({ slice }: SectionViewProps<'carousel'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <Carousel
        label={slice.label}
        slideWidth="medium"
        everyMs={slice.everyMs}
        messages={slice.messages}
        slides={slice.slides.map((slide, index) => ({
          id: String(index),
          content: (
            <Card
              title={slide.title}
              level={slice.title === '' ? 2 : 3}
              image={slide.image}
              href={slide.href === '' ? undefined : slide.href}
            >
              {slide.text === '' ? null : <p>{slide.text}</p>}
            </Card>
          ),
        }))}
      />
    </Section>
  )
}

export function CountdownSection({ slice }: SectionViewProps<'countdown'>) {
  const { endMs, nowMs, messages, doneText } = slice
  const [isOver, setOver] = useState(endMs === undefined || endMs <= nowMs)
  return (
    <Section {...getSectionProps(slice)} align="center">
      <div className={styles.centred}>
        {isOver || endMs === undefined ? (
          <p>{doneText}</p>
        ) : (
          <Countdown endMs={endMs} nowMs={nowMs} messages={messages} onEnd={() => setOver(true)} />
        )}
      </div>
    </Section>
  )
}

export function TickerSection({ slice }: SectionViewProps<'ticker'>) {
  return (
    <Section {...getSectionProps(slice)} className={styles.band}>
      <WhenAvailable figures={slice.gifts}>
        {(gifts) => (
          <Ticker
            label={slice.label}
            messages={slice.messages}
            items={gifts.map(({ id, text }) => ({ id, content: text }))}
          />
        )}
      </WhenAvailable>
    </Section>
  )
}
