import type { FitnessSums } from './add-fitness.ts'
import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatNumber,
} from '@milepost/measures/format'
import { BarChart, Table } from '@milepost/ui'
import { siteUnits } from '@milepost/supporter/page-facts'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'

const kinds = ['walk', 'ride', 'swim', 'hike'] as const

/** What everyone has done, by kind of activity. */
export function FitnessReport({ fitness, country }: { fitness: FitnessSums; country: string }) {
  const words = useMessages(reportsMessages)
  const label = {
    walk: words.reportsWalk,
    ride: words.reportsRide,
    swim: words.reportsSwim,
    hike: words.reportsHike,
    fitness: words.reportsAllKinds,
  }
  const system = siteUnits(country)
  const distance = (metres: number) => formatDistance(metres, { country, system, decimals: 0 })
  return (
    <div className={styles.chartAndTable}>
      <BarChart
        caption={words.reportsByKind}
        words={{ label: words.reportsKind, value: words.reportsDistance }}
        points={kinds.map((kind) => ({
          label: label[kind],
          value: fitness[`${kind}DistanceTotal`],
          text: distance(fitness[`${kind}DistanceTotal`]),
        }))}
      />
      <div className={styles.part}>
        <Table
          caption={words.reportsActivities}
          columns={[
            { key: 'kind', label: words.reportsKind },
            { key: 'count', label: words.reportsCount, align: 'end' },
            { key: 'distance', label: words.reportsDistance, align: 'end' },
            { key: 'time', label: words.reportsTime, align: 'end' },
            { key: 'climb', label: words.reportsClimb, align: 'end' },
          ]}
          rows={[...kinds, 'fitness' as const].map((kind) => ({
            id: kind,
            cells: {
              kind: label[kind],
              count: formatNumber(fitness[`${kind}Count`], { country }),
              distance: distance(fitness[`${kind}DistanceTotal`]),
              time: formatDuration(fitness[`${kind}DurationTotal`], { country }),
              climb: formatElevation(fitness[`${kind}ElevationTotal`], { country, system }),
            },
          }))}
        />
        <p className={styles.note}>{words.reportsFitnessNote}</p>
      </div>
    </div>
  )
}
