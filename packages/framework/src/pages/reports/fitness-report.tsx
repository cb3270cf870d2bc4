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
    walk: words.walk,
    ride: words.ride,
    swim: words.swim,
    hike: words.hike,
    fitness: words.allKinds,
  }
  const system = siteUnits(country)
  const distance = (metres: number) => formatDistance(metres, { country, system, decimals: 0 })
  return (
    <div className={styles.chartAndTable}>
      <BarChart
        caption={words.byKind}
        words={{ label: words.kind, value: words.distance }}
        points={kinds.map((kind) => ({
          label: label[kind],
          value: fitness[`${kind}DistanceTotal`],
          text: distance(fitness[`${kind}DistanceTotal`]),
        }))}
      />
      <div className={styles.part}>
        <Table
          caption={words.activities}
          columns={[
            { key: 'kind', label: words.kind },
            { key: 'count', label: words.count, align: 'end' },
            { key: 'distance', label: words.distance, align: 'end' },
            { key: 'time', label: words.time, align: 'end' },
            { key: 'climb', label: words.climb, align: 'end' },
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
        <p className={styles.note}>{words.fitnessNote}</p>
      </div>
    </div>
  )
}
