import { FitnessTotal, LeaderboardItem, Message, Section } from '@milepost/ui'
import DonationList from 'virtual:milepost/components/DonationList'
import Leaderboard from 'virtual:milepost/components/Leaderboard'
import Progress from 'virtual:milepost/components/Progress'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import { toProgressProps } from '../../totals/progress-props.ts'
import { getSectionProps, type SectionViewProps, WhenAvailable } from '../section/section-props.tsx'

export function ProgressSection({ slice }: SectionViewProps<'progress'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <WhenAvailable figures={slice.figures}>
        {(figures) => (
          <>
            <Progress
              {...toProgressProps(figures)}
              milestones={slice.milestones}
              milestoneMessages={slice.milestoneMessages}
            />
            <TotalBreakdown view={figures.addsUp} />
            {figures.asOf ? <Message>{figures.asOf}</Message> : null}
          </>
        )}
      </WhenAvailable>
    </Section>
  )
}

export function FitnessTotalSection({ slice }: SectionViewProps<'fitnessTotal'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <WhenAvailable figures={slice.figures}>
        {({ total, percent, label, along }) => (
          <FitnessTotal
            value={total}
            percent={percent}
            label={label}
            along={along}
            image={slice.image}
          />
        )}
      </WhenAvailable>
    </Section>
  )
}

export function LeaderboardSection({ slice }: SectionViewProps<'leaderboard'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <WhenAvailable figures={slice.places}>
        {(places) => (
          <Leaderboard empty={slice.emptyText}>
            {places.map(({ id, position, ...place }) => (
              <LeaderboardItem key={id || position} rank={position} {...place} />
            ))}
          </Leaderboard>
        )}
      </WhenAvailable>
    </Section>
  )
}

export function DonationsSection({ slice }: SectionViewProps<'donations'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <WhenAvailable figures={slice.donations}>
        {(donations) => (
          <DonationList
            items={donations.map(({ at, ...donation }) => ({ ...donation, dateTime: at }))}
            empty={slice.emptyText}
          />
        )}
      </WhenAvailable>
    </Section>
  )
}
