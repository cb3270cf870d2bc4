import {
  DonationList,
  FitnessTotal,
  Leaderboard,
  LeaderboardItem,
  Message,
  Progress,
  Section,
} from '@milepost/ui'
import { progressProps } from '../../view-models/progress-props.ts'
import { fitnessWords } from '../fitness-words.ts'
import { Available } from './available.tsx'
import { sectionProps } from './section-props.ts'
import type { SectionViewProps } from './section-view-props.ts'

export function ProgressSection({ slice }: SectionViewProps<'progress'>) {
  return (
    <Section {...sectionProps(slice)}>
      <Available figures={slice.figures}>
        {(figures) => (
          <>
            <Progress {...progressProps(figures)} milestones={slice.milestones} />
            {figures.asOf ? <Message>{figures.asOf}</Message> : null}
          </>
        )}
      </Available>
    </Section>
  )
}

export function FitnessTotalSection({ slice }: SectionViewProps<'fitnessTotal'>) {
  return (
    <Section {...sectionProps(slice)}>
      <Available figures={slice.figures}>
        {(figures) => (
          <FitnessTotal {...fitnessWords(figures, slice.lengthLabel)} image={slice.image} />
        )}
      </Available>
    </Section>
  )
}

export function LeaderboardSection({ slice }: SectionViewProps<'leaderboard'>) {
  return (
    <Section {...sectionProps(slice)}>
      <Available figures={slice.places}>
        {(places) => (
          <Leaderboard empty={slice.emptyText}>
            {places.map(({ id, position, ...place }) => (
              <LeaderboardItem key={id || position} rank={position} {...place} />
            ))}
          </Leaderboard>
        )}
      </Available>
    </Section>
  )
}

export function DonationsSection({ slice }: SectionViewProps<'donations'>) {
  return (
    <Section {...sectionProps(slice)}>
      <Available figures={slice.donations}>
        {(donations) => (
          <DonationList
            items={donations.map(({ at, ...donation }) => ({ ...donation, dateTime: at }))}
            empty={slice.emptyText}
          />
        )}
      </Available>
    </Section>
  )
}
