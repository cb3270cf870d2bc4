export { formatCampaignDate, formatRelativeTime } from './dates.ts'
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
