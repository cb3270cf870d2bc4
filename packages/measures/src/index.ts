export { type Numeric, toNumber } from './input.ts'
export * from './units.ts'
export {
  toCountryCode,
  type Currency,
  getCountryCurrency,
  getCurrencySymbol,
  getMinorDigits,
} from './money/currencies.ts'
export * from './money/money.ts'
export * from './money/parse-amount.ts'
export {
  type ActivityCategory,
  type ActivityMeasure,
  type FundraisingMeasure,
  type MeasurementDomain,
  measurementDomains,
  getPrimaryUnit,
  type SummaryField,
} from './totals/measurement-domains.ts'
export * from './totals/totals-summary.ts'
export * from './totals/total-breakdown.ts'
export * from './totals/forecast-matching.ts'
export * from './progress.ts'
export {
  type DateValue,
  formatUtcDay,
  isCalendarDay,
  parseDate,
  subtractHours,
} from './dates/dates.ts'
export * from './dates/active-window.ts'
