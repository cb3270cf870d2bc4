import {
  DonationList,
  FitnessTotal,
  Leaderboard,
  LeaderboardItem,
  Message,
  Progress,
  Section,
} from '@milepost/ui'
import { progressProps } from '../../present/progress-props.ts'
import { fitnessWords } from '../fitness-words.ts'
import { isUnavailable } from '../slice-view.ts'
import { sectionProps } from './section-props.ts'
import type { SectionViewProps } from './section-view-props.ts'

export function ProgressSection({ slice }: SectionViewProps<'progress'>) {
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
}

export function FitnessTotalSection({ slice }: SectionViewProps<'fitnessTotal'>) {
  return (
    <Section {...sectionProps(slice)}>
      {isUnavailable(slice.figures) ? (
        <Message tone="warning">{slice.figures.message}</Message>
      ) : (
        <FitnessTotal {...fitnessWords(slice.figures, slice.lengthLabel)} image={slice.image} />
      )}
    </Section>
  )
}

export function LeaderboardSection({ slice }: SectionViewProps<'leaderboard'>) {
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
}

export function DonationsSection({ slice }: SectionViewProps<'donations'>) {
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
}
