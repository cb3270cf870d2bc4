import {
  CallToAction,
  DonationList,
  FitnessTotal,
  GiftCards,
  Hero,
  Leaderboard,
  LeaderboardItem,
  Message,
  Progress,
  Questions,
  RichText,
  Section,
  SponsorGrid,
  Steps,
  Story,
} from '@milepost/ui'
import { DonateForm } from '../donate/donate-form.tsx'
import type { RefusedGift } from '../donate/donate-form-view.ts'
import { progressProps } from '../present/progress-props.ts'
import { Receipt } from '../donate/receipt.tsx'
import { fitnessWords } from './fitness-words.ts'
import { isUnavailable, type SectionView, type SliceView } from './slice-view.ts'

/** Shows one section of a page. */
export function SliceSection({
  slice,
  refused,
}: {
  slice: SliceView
  refused?: RefusedGift | undefined
}) {
  switch (slice.type) {
    case 'hero':
      return (
        <Hero
          title={slice.title}
          text={slice.text}
          image={slice.image}
          actions={slice.actions}
          total={slice.figures && progressProps(slice.figures)}
          edge={slice.edge}
        />
      )
    case 'progress':
      return (
        <Section {...sectionProps(slice)}>
          {isUnavailable(slice.figures) ? (
            <Message tone="warning">{slice.figures.message}</Message>
          ) : (
            <>
              <Progress {...progressProps(slice.figures)} milestones={slice.milestones} />
              {slice.figures.asOf ? <Message>{slice.figures.asOf}</Message> : null}
            </>
          )}
        </Section>
      )
    case 'gifts':
      return (
        <Section {...sectionProps(slice)}>
          <GiftCards items={slice.gifts} />
        </Section>
      )
    case 'steps':
      return (
        <Section {...sectionProps(slice)}>
          <Steps items={slice.steps} />
        </Section>
      )
    case 'fitnessTotal':
      return (
        <Section {...sectionProps(slice)}>
          {isUnavailable(slice.figures) ? (
            <Message tone="warning">{slice.figures.message}</Message>
          ) : (
            <FitnessTotal {...fitnessWords(slice.figures, slice.lengthLabel)} image={slice.image} />
          )}
        </Section>
      )
    case 'leaderboard':
      return (
        <Section {...sectionProps(slice)}>
          {isUnavailable(slice.places) ? (
            <Message tone="warning">{slice.places.message}</Message>
          ) : (
            <Leaderboard empty={slice.emptyText}>
              {slice.places.map(({ id, position, ...place }) => (
                <LeaderboardItem key={id || position} rank={position} {...place} />
              ))}
            </Leaderboard>
          )}
        </Section>
      )
    case 'donations':
      return (
        <Section {...sectionProps(slice)}>
          {isUnavailable(slice.donations) ? (
            <Message tone="warning">{slice.donations.message}</Message>
          ) : (
            <DonationList
              items={slice.donations.map(({ at, ...donation }) => ({ ...donation, dateTime: at }))}
              empty={slice.emptyText}
            />
          )}
        </Section>
      )
    case 'donate':
      return (
        <Section {...sectionProps(slice)}>
          <DonateForm form={slice.form} refused={refused} />
        </Section>
      )
    case 'story':
      return (
        <Section {...sectionProps(slice)}>
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
    case 'questions':
      return (
        <Section {...sectionProps(slice)}>
          <Questions
            items={slice.questions.map(({ question, answer }) => ({
              question,
              answer: <RichText html={answer} />,
            }))}
          />
        </Section>
      )
    case 'sponsors':
      return (
        <Section {...sectionProps(slice)}>
          <SponsorGrid items={slice.sponsors} />
        </Section>
      )
    case 'callToAction':
      return (
        <CallToAction
          title={slice.title}
          text={slice.text}
          image={slice.image}
          actions={slice.actions}
          anchor={slice.anchor}
          {...(slice.background === 'none' ? {} : { background: slice.background })}
        />
      )
    case 'text':
      return (
        <Section {...sectionProps(slice)} size="narrow">
          <RichText html={slice.html} />
        </Section>
      )
    case 'receipt':
      return (
        <Section {...(slice.receipt ? {} : sectionProps(slice))} size="narrow">
          {slice.receipt ? <Receipt receipt={slice.receipt} /> : null}
        </Section>
      )
    case 'unknown':
      return (
        <Section>
          <Message tone="warning">{slice.message}</Message>
        </Section>
      )
  }
}

function sectionProps({ title, text, background, anchor }: SectionView) {
  return { title, text, background, anchor }
}
