import type { ActivityTotals, ReportPeriod, ReportView } from './view-report.ts'
import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatMoney,
  formatNumber,
} from '@milepost/measures/format'
import { BarChart, Heading, Sparkline, Table } from '@milepost/ui'
import { getSiteUnits } from '@milepost/supporter/page-facts'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'
import { fillMessage, formatLocalDate } from '@milepost/supporter/messages'

const activityTypes = ['walk', 'ride', 'swim', 'hike'] as const

/** Report of activity totals by type. */
export function FitnessReport({ fitness, country }: { fitness: ActivityTotals; country: string }) {
  const messages = useMessages(reportsMessages)
  const label = {
    walk: messages.walk,
    ride: messages.ride,
    swim: messages.swim,
    hike: messages.hike,
    fitness: messages.allKinds,
  }
  const system = getSiteUnits(country)
  const distance = (metres: number) => formatDistance(metres, { country, system, decimals: 0 })
  return (
    <div className={styles.chartAndTable}>
      <BarChart
        caption={messages.byKind}
        messages={{ label: messages.kind, value: messages.distance }}
        points={activityTypes.map((kind) => ({
          label: label[kind],
          value: fitness[`${kind}DistanceTotal`],
          text: distance(fitness[`${kind}DistanceTotal`]),
        }))}
      />
      <div className={styles.part}>
        <Table
          caption={messages.activities}
          columns={[
            { key: 'kind', label: messages.kind },
            { key: 'count', label: messages.count, align: 'end' },
            { key: 'distance', label: messages.distance, align: 'end' },
            { key: 'time', label: messages.time, align: 'end' },
            { key: 'climb', label: messages.climb, align: 'end' },
          ]}
          rows={[...activityTypes, 'fitness' as const].map((kind) => ({
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
        <p className={styles.note}>{messages.fitnessNote}</p>
      </div>
    </div>
  )
}

const maxTopPages = 8

/** Report of donations over time and by page. */
export function RaisedReport({
  shown,
  currency,
  country,
}: {
  shown: ReportView
  currency: string
  country: string
}) {
  const messages = useMessages(reportsMessages)
  const money = (minor: number) => formatMoney(minor, { currency, country })
  const { periods, daysPerPeriod } = shown
  const isWeekly = daysPerPeriod === 7
  const [first] = periods
  const last = periods.at(-1)
  const most = findLargestPeriod(periods)
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <Heading level={2} size="h4">
          {messages.overTime}
        </Heading>
        {first === undefined || last === undefined || most === undefined ? (
          <p className={styles.note}>{messages.noTime}</p>
        ) : (
          <>
            <Sparkline
              className={styles.chart}
              label={fillMessage(isWeekly ? messages.byWeek : messages.byDay, {
                from: formatLocalDate(first.day),
                to: formatLocalDate(last.day),
              })}
              messages={{ label: messages.when, value: messages.raised }}
              points={periods.map(({ day, amountMinor }) => ({
                label: isWeekly
                  ? fillMessage(messages.weekOf, { day: formatLocalDate(day) })
                  : formatLocalDate(day),
                value: amountMinor,
                text: money(amountMinor),
              }))}
            />
            <p className={styles.chartEnds}>
              <span>{formatLocalDate(first.day)}</span>
              <span>{formatLocalDate(last.day)}</span>
            </p>
            <p className={styles.note}>
              {fillMessage(isWeekly ? messages.mostWeek : messages.mostDay, {
                amount: money(most.amountMinor),
                day: formatLocalDate(most.day),
              })}
            </p>
          </>
        )}
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h4">
          {messages.topPages}
        </Heading>
        <BarChart
          caption=""
          aria-label={messages.topPages}
          messages={{ label: messages.page, value: messages.raised }}
          points={shown.pages.slice(0, maxTopPages).map(({ name, slug, raisedMinor }) => ({
            label: name || slug,
            value: raisedMinor,
            text: money(raisedMinor),
          }))}
        />
      </div>
    </div>
  )
}

function findLargestPeriod(periods: readonly ReportPeriod[]): ReportPeriod | undefined {
  return periods.reduce<ReportPeriod | undefined>(
    (most, period) => (most === undefined || period.amountMinor > most.amountMinor ? period : most),
    undefined,
  )
}
