import { toMajor } from '@milepost/measures'
import {
  formatDayInZone,
  formatDistance,
  formatMoney,
  formatNumber,
  formatMinuteInZone,
} from '@milepost/measures/format'
import { siteUnits } from '@milepost/supporter/page-facts'
import { localDate } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { timeZoneOf } from '../../base/time-zone-of.ts'
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
}: {
  kind: 'pages' | 'teams' | 'donations'
  shown: ReportView
  currency: string
  country: string
}) {
  const words = useMessages(reportsMessages)
  const money = (minor: number, code = currency) => formatMoney(minor, { currency: code, country })
  const timeZone = timeZoneOf(country)
  const major = (minor: number, code = currency) => toMajor(minor, code)
  if (kind === 'pages') {
    return (
      <ReportTable
        name="pages"
        title={words.pages}
        country={country}
        rows={shown.pages}
        idOf={(page) => `${page.project}/${page.slug}`}
        columns={[
          {
            key: 'name',
            label: words.page,
            value: (page) => page.name || page.slug,
            href: (page) => `/fundraising/${encodeURIComponent(page.slug)}`,
          },
          { key: 'owner', label: words.owner, value: (page) => page.owner },
          {
            key: 'raised',
            label: `${words.raised} (${currency})`,
            isFigure: true,
            value: (page) => major(page.raisedMinor),
            text: (page) => money(page.raisedMinor),
          },
          {
            key: 'offline',
            label: `${words.offline} (${currency})`,
            isFigure: true,
            value: (page) => major(page.offlineMinor),
            text: (page) => money(page.offlineMinor),
          },
          {
            key: 'target',
            label: `${words.target} (${currency})`,
            isFigure: true,
            value: (page) => major(page.targetMinor),
            text: (page) => money(page.targetMinor),
          },
          {
            key: 'created',
            isShort: true,
            label: words.created,
            value: ({ createdMs }) =>
              createdMs === undefined ? undefined : formatDayInZone(createdMs, timeZone),
            text: ({ createdMs }) => localDate(createdMs, { look: 'short', timeZone }),
          },
        ]}
      />
    )
  }
  if (kind === 'teams') {
    return (
      <ReportTable
        name="teams"
        title={words.teams}
        country={country}
        rows={shown.teams}
        idOf={(team) => `${team.project}/${team.slug}`}
        columns={[
          {
            key: 'name',
            label: words.team,
            value: (team) => team.name,
            href: (team) => `/teams/${encodeURIComponent(team.slug)}`,
          },
          { key: 'captain', label: words.captain, value: (team) => team.captain },
          {
            key: 'members',
            label: words.members,
            isFigure: true,
            value: (team) => team.members,
            text: (team) => formatNumber(team.members, { country }),
          },
          {
            key: 'raised',
            label: `${words.raised} (${currency})`,
            isFigure: true,
            value: (team) => major(team.raisedMinor),
            text: (team) => money(team.raisedMinor),
          },
          ...(shown.teams.some((team) => team.distanceMetres > 0)
            ? [
                {
                  key: 'distance',
                  label: `${words.distance} (km)`,
                  isFigure: true,
                  value: (team: ReportTeam) => Math.round(team.distanceMetres) / 1000,
                  text: (team: ReportTeam) =>
                    formatDistance(team.distanceMetres, { country, system: siteUnits(country) }),
                },
              ]
            : []),
        ]}
      />
    )
  }
  return (
    <ReportTable
      name="gifts"
      title={words.gifts}
      country={country}
      rows={shown.gifts}
      idOf={(gift) => gift.id}
      columns={[
        {
          key: 'date',
          isShort: true,
          label: words.date,
          value: ({ atMs }) =>
            atMs === undefined ? undefined : formatMinuteInZone(atMs, timeZone),
          text: ({ atMs }) => localDate(atMs, { look: 'time', timeZone }),
        },
        {
          key: 'donor',
          label: words.donor,
          value: (gift) => gift.donor ?? words.anonymous,
        },
        {
          key: 'amount',
          label: words.amount,
          isFigure: true,
          value: (gift) =>
            gift.isAmountHidden ? undefined : major(gift.amountMinor, gift.currency),
          text: (gift) =>
            gift.isAmountHidden ? words.hidden : money(gift.amountMinor, gift.currency),
        },
        { key: 'currency', label: words.currency, value: (gift) => gift.currency },
        { key: 'page', label: words.page, value: (gift) => gift.page },
        { key: 'message', label: words.message, value: (gift) => gift.message },
      ]}
    />
  )
}
