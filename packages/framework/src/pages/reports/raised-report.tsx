import { BarChart, Heading, Sparkline } from '@milepost/ui'
import { formatMoney } from '@milepost/measures/format'
import { localDate, fillMessage } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'
import type { ReportPeriod, ReportView } from './view-report.ts'

const topPages = 8

/** What was raised when, and on which pages most. */
export function RaisedReport({
  shown,
  currency,
  country,
}: {
  shown: ReportView
  currency: string
  country: string
}) {
  const words = useMessages(reportsMessages)
  const money = (minor: number) => formatMoney(minor, { currency, country })
  const { stretches, stretchDays } = shown
  const isWeekly = stretchDays === 7
  const [first] = stretches
  const last = stretches.at(-1)
  const most = mostOf(stretches)
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <Heading level={2} size="h4">
          {words.overTime}
        </Heading>
        {first === undefined || last === undefined || most === undefined ? (
          <p className={styles.note}>{words.noTime}</p>
        ) : (
          <>
            <Sparkline
              className={styles.chart}
              label={fillMessage(isWeekly ? words.byWeek : words.byDay, {
                from: localDate(first.day),
                to: localDate(last.day),
              })}
              words={{ label: words.when, value: words.raised }}
              points={stretches.map(({ day, amountMinor }) => ({
                label: isWeekly
                  ? fillMessage(words.weekOf, { day: localDate(day) })
                  : localDate(day),
                value: amountMinor,
                text: money(amountMinor),
              }))}
            />
            <p className={styles.chartEnds}>
              <span>{localDate(first.day)}</span>
              <span>{localDate(last.day)}</span>
            </p>
            <p className={styles.note}>
              {fillMessage(isWeekly ? words.mostWeek : words.mostDay, {
                amount: money(most.amountMinor),
                day: localDate(most.day),
              })}
            </p>
          </>
        )}
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h4">
          {words.topPages}
        </Heading>
        <BarChart
          caption=""
          aria-label={words.topPages}
          words={{ label: words.page, value: words.raised }}
          points={shown.pages.slice(0, topPages).map(({ name, slug, raisedMinor }) => ({
            label: name || slug,
            value: raisedMinor,
            text: money(raisedMinor),
          }))}
        />
      </div>
    </div>
  )
}

function mostOf(stretches: readonly ReportPeriod[]): ReportPeriod | undefined {
  return stretches.reduce<ReportPeriod | undefined>(
    (most, stretch) =>
      most === undefined || stretch.amountMinor > most.amountMinor ? stretch : most,
    undefined,
  )
}
