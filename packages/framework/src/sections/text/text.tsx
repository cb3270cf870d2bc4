import { GiftCards, Questions, RichText, Section, SponsorGrid, Steps, Story } from '@milepost/ui'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

export function GiftsSection({ slice }: SectionViewProps<'gifts'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <GiftCards items={slice.gifts} />
    </Section>
  )
}

export function StepsSection({ slice }: SectionViewProps<'steps'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <Steps items={slice.steps} />
    </Section>
  )
}

export function StorySection({ slice }: SectionViewProps<'story'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <Story
        image={slice.image}
        quote={slice.quote?.text}
        quoteName={slice.quote?.name}
        quoteRole={slice.quote?.role}
      >
        <RichText html={slice.html} />
      </Story>
    </Section>
  )
}

export function QuestionsSection({ slice }: SectionViewProps<'questions'>) {
  return (
    <Section {...getSectionProps(slice)} size="narrow">
      <Questions
        items={slice.questions.map(({ question, html }) => ({
          question,
          answer: <RichText html={html} />,
        }))}
      />
    </Section>
  )
}

export function SponsorsSection({ slice }: SectionViewProps<'sponsors'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <SponsorGrid
        items={slice.sponsors.map(({ href, ...sponsor }) => ({
          ...sponsor,
          href: href === '' ? undefined : href,
        }))}
      />
    </Section>
  )
}

export function TextSection({ slice }: SectionViewProps<'text'>) {
  return (
    <Section {...getSectionProps(slice)} size="narrow">
      <RichText html={slice.html} />
    </Section>
  )
}
