import { isCalendarDay } from '@milepost/measures'
import {
  Button,
  ButtonGroup,
  Heading,
  Link,
  Message,
  Section,
  Select,
  TextField,
} from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import type { Report, ReportFilter, ReportProject } from './read-report.ts'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'
import {
  formatDayInZone,
  formatDistance,
  formatMoney,
  formatNumber,
} from '@milepost/measures/format'
import { useMemo, useState } from 'react'
import { getSiteUnits } from '@milepost/supporter/page-facts'
import { fillCount, fillMessage, formatLocalDate } from '@milepost/supporter/messages'
import { getCountryTimeZone } from '../../base/time-zone.ts'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import { FitnessReport, RaisedReport } from './figure-reports.tsx'
import { ListReport } from './list-report.tsx'
import type { ReportsView } from './reports-screen.tsx'
import { toReportView } from './view-report.ts'

interface ReportFiltersProps {
  filter: ReportFilter
  projects: readonly ReportProject[]
  onChange: (filter: ReportFilter) => void
}

/** Form to filter by dates and project. Changes apply immediately. */
function ReportFilters({ filter, projects, onChange }: ReportFiltersProps) {
  const messages = useMessages(reportsMessages)
  const validateDate = (day: string) =>
    day === '' || isCalendarDay(day) ? undefined : messages.dateRule
  const isBackwards = filter.from !== '' && filter.to !== '' && filter.from > filter.to
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{messages.filters}</legend>
      <div className={styles.bar}>
        <TextField
          type="date"
          label={messages.from}
          className={styles.barField}
          value={filter.from}
          error={validateDate(filter.from)}
          onChange={(event) => onChange({ ...filter, from: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={messages.to}
          className={styles.barField}
          value={filter.to}
          error={validateDate(filter.to) ?? (isBackwards ? messages.backwards : undefined)}
          onChange={(event) => onChange({ ...filter, to: event.currentTarget.value })}
        />
        {projects.length > 1 ? (
          <Select
            label={messages.project}
            className={styles.barField}
            value={filter.project}
            onChange={(event) => onChange({ ...filter, project: event.currentTarget.value })}
          >
            <option value="">{messages.allProjects}</option>
            {projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </Select>
        ) : null}
        <Button emphasis="tertiary" onClick={() => onChange({ from: '', to: '', project: '' })}>
          {messages.clear}
        </Button>
      </div>
      <p className={styles.note}>{messages.datesNote}</p>
    </fieldset>
  )
}

interface ReportScreenProps {
  report: Report
  view: ReportsView
  isReading: boolean
  /** Error message of the last refetch. */
  problem: string | undefined
  onRefresh: () => void
  onSignOut: () => void
}

const titleKeys = {
  pages: 'pages',
  teams: 'teams',
  donations: 'gifts',
  fitness: 'fitness',
} as const

const noFilter: ReportFilter = { from: '', to: '', project: '' }

/** Totals, charts and tables of a report for the current filter. */
export function ReportScreen({
  report,
  view,
  isReading,
  problem,
  onRefresh,
  onSignOut,
}: ReportScreenProps) {
  const messages = useMessages(reportsMessages)
  const [filter, setFilter] = useState(noFilter)
  const { country } = view
  const timeZone = getCountryTimeZone(country)
  const shown = useMemo(() => toReportView(report, filter, timeZone), [report, filter, timeZone])
  const { currency } = shown
  const money = (minor: number) => formatMoney(minor, { currency, country })
  const count = (value: number) => formatNumber(value, { country })
  const oldestMs = shown.gifts.findLast(({ atMs }) => atMs !== undefined)?.atMs

  const figures = [
    [messages.raised, formatMoney(shown.raisedMinor, { currency, country })],
    [messages.gifts, count(shown.giftCount)],
    [
      messages.average,
      shown.averageMinor === undefined ? '–' : money(Math.round(shown.averageMinor)),
    ],
    [messages.pages, count(shown.pages.length) + (shown.hasMorePages ? '+' : '')],
    ...(shown.teams.length > 0 ? [[messages.teams, count(shown.teams.length)] as const] : []),
    [
      messages.distance,
      formatDistance(shown.fitness.fitnessDistanceTotal, {
        country,
        system: getSiteUnits(country),
        decimals: 0,
      }),
    ],
  ] as const

  function addsUpLines(): string[] {
    const { item, exclusions } = view.addsUp
    const shares = shown.shares.map(({ name, amountMinor }) =>
      fillMessage(item, { name, amount: money(amountMinor) }),
    )
    const readAt = fillMessage(messages.readAt, {
      time: formatLocalDate(report.readAtMs, { format: 'time', timeZone }),
    })
    return [...(shares.length > 1 ? shares : []), ...exclusions, readAt]
  }

  return (
    <div data-report="">
      <Section>
        <div className={styles.verticalList}>
          <div className={styles.part}>
            <Heading level={1} size="h2">
              {`${messages.title}: ${view.siteName}`}
            </Heading>
            <ButtonGroup className={styles.screenOnly}>
              <Button emphasis="secondary" onClick={onRefresh} aria-disabled={isReading}>
                {messages.refresh}
              </Button>
              <Button emphasis="secondary" onClick={() => window.print()}>
                {messages.print}
              </Button>
              <Button emphasis="tertiary" onClick={onSignOut}>
                {messages.signOut}
              </Button>
            </ButtonGroup>
            <output className={styles.note}>
              {isReading
                ? messages.opening
                : fillMessage(messages.readAt, {
                    time: formatLocalDate(report.readAtMs, { format: 'time', timeZone }),
                  })}
            </output>
            {view.hasEmbedPage ? (
              <p className={styles.screenOnly}>
                <Link href="/embed">{messages.onAnotherSite}</Link>
              </p>
            ) : null}
            {problem === undefined ? null : <Message tone="error">{problem}</Message>}
          </div>
          <ReportFilters
            filter={filter}
            projects={report.projects.map(({ project }) => project)}
            onChange={setFilter}
          />
          <dl className={styles.figures}>
            {figures.map(([label, value]) => (
              <div key={label} className={styles.figure}>
                <dt className={styles.note}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.part}>
            <TotalBreakdown view={{ title: view.addsUp.title, lines: addsUpLines() }} />
            {shown.hasMoreGifts && oldestMs !== undefined ? (
              <p className={styles.note}>
                {fillCount(messages.cutGifts, shown.gifts.length, {
                  values: {
                    count: count(shown.gifts.length),
                    day: formatLocalDate(formatDayInZone(oldestMs, timeZone)),
                  },
                })}
              </p>
            ) : null}
            {shown.hasMorePages ? (
              <p className={styles.note}>
                {fillCount(messages.cutPages, shown.pages.length, {
                  values: { count: count(shown.pages.length) },
                })}
              </p>
            ) : null}
            {shown.hiddenCount > 0 ? (
              <p className={styles.note}>
                {fillCount(messages.hiddenAmounts, shown.hiddenCount, {
                  values: { count: count(shown.hiddenCount) },
                })}
              </p>
            ) : null}
            {shown.otherCurrencyCount > 0 ? (
              <p className={styles.note}>
                {fillCount(messages.otherCurrency, shown.otherCurrencyCount, {
                  values: { count: count(shown.otherCurrencyCount) },
                })}
              </p>
            ) : null}
          </div>
          <RaisedReport shown={shown} currency={currency} country={country} />
        </div>
      </Section>
      {view.parts.map(({ kind, title, text }, index) => (
        <Section
          // oxlint-disable-next-line react/no-array-index-key -- the order within a document never changes
          key={index}
          title={title || messages[titleKeys[kind]]}
          text={text}
          background={kind === 'fitness' ? 'tint' : 'none'}
        >
          {kind === 'fitness' ? (
            <FitnessReport fitness={shown.fitness} country={country} />
          ) : (
            <ListReport
              kind={kind}
              shown={shown}
              currency={currency}
              country={country}
              fileName={(list) =>
                `${view.site}-${list}-${formatDayInZone(report.readAtMs, timeZone)}`
              }
            />
          )}
        </Section>
      ))}
    </div>
  )
}
