import { BarChart, Heading, Sparkline } from '@milepost/ui'
import { formatMoney } from '@milepost/measures/format'
import { localDate, fill } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'
import type { ReportStretch, ReportView } from './view-report.ts'

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
          {words.reportsOverTime}
        </Heading>
        {first === undefined || last === undefined || most === undefined ? (
          <p className={styles.note}>{words.reportsNoTime}</p>
        ) : (
          <>
            <Sparkline
              className={styles.chart}
              label={fill(isWeekly ? words.reportsByWeek : words.reportsByDay, {
                from: localDate(first.day),
                to: localDate(last.day),
              })}
              words={{ label: words.reportsWhen, value: words.reportsRaised }}
              points={stretches.map(({ day, amountMinor }) => ({
                label: isWeekly
                  ? fill(words.reportsWeekOf, { day: localDate(day) })
                  : localDate(day),
                value: amountMinor,
                text: money(amountMinor),
              }))}
            />
            <p className={styles.ends}>
              <span>{localDate(first.day)}</span>
              <span>{localDate(last.day)}</span>
            </p>
            <p className={styles.note}>
              {fill(isWeekly ? words.reportsMostWeek : words.reportsMostDay, {
                amount: money(most.amountMinor),
                day: localDate(most.day),
              })}
            </p>
          </>
        )}
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h4">
          {words.reportsTopPages}
        </Heading>
        <BarChart
          caption=""
          aria-label={words.reportsTopPages}
          words={{ label: words.reportsPage, value: words.reportsRaised }}
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

function mostOf(stretches: readonly ReportStretch[]): ReportStretch | undefined {
  return stretches.reduce<ReportStretch | undefined>(
    (most, stretch) =>
      most === undefined || stretch.amountMinor > most.amountMinor ? stretch : most,
    undefined,
  )
}
