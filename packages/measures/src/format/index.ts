export { dayInZone, minuteInZone } from './days-in-zone.ts'
export { formatCampaignDate } from './campaign-date.ts'
export {
  type DurationFormat,
  formatDistance,
  formatDuration,
  formatElevation,
  type MeasureFormat,
} from './measures.ts'
export {
  cultureOf,
  formatMoney,
  formatNumber,
  type Log,
  type MoneyFormat,
  type NumberFormat,
} from './numbers.ts'
export { formatRelativeTime } from './relative-time.ts'
export { loadDateLanguage } from './date-languages.ts'
