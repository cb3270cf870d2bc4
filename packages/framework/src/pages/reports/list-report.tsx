import { toMajor } from '@milepost/measures'
import {
  formatDayInZone,
  formatDistance,
  formatMoney,
  formatNumber,
  formatMinuteInZone,
} from '@milepost/measures/format'
import { getSiteUnits } from '@milepost/supporter/page-facts'
import { formatLocalDate } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { getCountryTimeZone } from '../../base/time-zone.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportTeam } from './read-report.ts'
import { reportsMessages } from './reports-messages.ts'
import type { ReportView } from './view-report.ts'

/** Sortable and downloadable table of all pages, teams or donations of a report. */
export function ListReport({
  kind,
  shown,
  currency,
  country,
  fileName,
}: {
  kind: 'pages' | 'teams' | 'donations'
  shown: ReportView
  currency: string
  country: string
  /** Returns the name of a list's CSV file, without its extension. */
  fileName: (list: string) => string
}) {
  const messages = useMessages(reportsMessages)
  const money = (minor: number, code = currency) => formatMoney(minor, { currency: code, country })
  const timeZone = getCountryTimeZone(country)
  const major = (minor: number, code = currency) => toMajor(minor, code)
  if (kind === 'pages') {
    return (
      <ReportTable
        name={fileName('pages')}
        title={messages.pages}
        country={country}
        rows={shown.pages}
        idOf={(page) => `${page.project}/${page.slug}`}
        columns={[
          {
            key: 'name',
            label: messages.page,
            value: (page) => page.name || page.slug,
            href: (page) => `/fundraising/${encodeURIComponent(page.slug)}`,
          },
          { key: 'owner', label: messages.owner, value: (page) => page.owner },
          {
            key: 'raised',
            label: `${messages.raised} (${currency})`,
            isFigure: true,
            value: (page) => major(page.raisedMinor),
            text: (page) => money(page.raisedMinor),
          },
          {
            key: 'offline',
            label: `${messages.offline} (${currency})`,
            isFigure: true,
            value: (page) => major(page.offlineMinor),
            text: (page) => money(page.offlineMinor),
          },
          {
            key: 'target',
            label: `${messages.target} (${currency})`,
            isFigure: true,
            value: (page) => major(page.targetMinor),
            text: (page) => money(page.targetMinor),
          },
          {
            key: 'created',
            isShort: true,
            label: messages.created,
            value: ({ createdMs }) =>
              createdMs === undefined ? undefined : formatDayInZone(createdMs, timeZone),
            text: ({ createdMs }) => formatLocalDate(createdMs, { format: 'short', timeZone }),
          },
        ]}
      />
    )
  }
  if (kind === 'teams') {
    return (
      <ReportTable
        name={fileName('teams')}
        title={messages.teams}
        country={country}
        rows={shown.teams}
        idOf={(team) => `${team.project}/${team.slug}`}
        columns={[
          {
            key: 'name',
            label: messages.team,
            value: (team) => team.name,
            href: (team) => `/teams/${encodeURIComponent(team.slug)}`,
          },
          { key: 'captain', label: messages.captain, value: (team) => team.captain },
          {
            key: 'members',
            label: messages.members,
            isFigure: true,
            value: (team) => team.members,
            text: (team) => formatNumber(team.members, { country }),
          },
          {
            key: 'raised',
            label: `${messages.raised} (${currency})`,
            isFigure: true,
            value: (team) => major(team.raisedMinor),
            text: (team) => money(team.raisedMinor),
          },
          ...(shown.teams.some((team) => team.distanceMetres > 0)
            ? [
                {
                  key: 'distance',
                  label: `${messages.distance} (km)`,
                  isFigure: true,
                  value: (team: ReportTeam) => Math.round(team.distanceMetres) / 1000,
                  text: (team: ReportTeam) =>
                    formatDistance(team.distanceMetres, { country, system: getSiteUnits(country) }),
                },
              ]
            : []),
        ]}
      />
    )
  }
  return (
    <ReportTable
      name={fileName('donations')}
      title={messages.gifts}
      country={country}
      rows={shown.gifts}
      idOf={(gift) => gift.id}
      columns={[
        {
          key: 'date',
          isShort: true,
          label: messages.date,
          value: ({ atMs }) =>
            atMs === undefined ? undefined : formatMinuteInZone(atMs, timeZone),
          text: ({ atMs }) => formatLocalDate(atMs, { format: 'time', timeZone }),
        },
        {
          key: 'donor',
          label: messages.donor,
          value: (gift) => gift.donor ?? messages.anonymous,
        },
        {
          key: 'amount',
          label: `${messages.amount} (${currency})`,
          isFigure: true,
          value: (gift) =>
            gift.isAmountHidden ? undefined : major(gift.amountMinor, gift.currency),
          text: (gift) =>
            gift.isAmountHidden ? messages.hidden : money(gift.amountMinor, gift.currency),
        },
        ...(shown.otherCurrencyCount > 0
          ? [
              {
                key: 'currency',
                label: messages.currency,
                value: (gift: (typeof shown.gifts)[number]) => gift.currency,
              },
            ]
          : []),
        { key: 'page', label: messages.page, value: (gift) => gift.page },
        { key: 'message', label: messages.message, value: (gift) => gift.message },
      ]}
    />
  )
}
