export { type Numeric, toNumber } from './input.ts'
export {
  type DistanceUnit,
  fitnessGoalOf,
  fromMetres,
  type GoalUnit,
  type TimeUnit,
  toMetres,
  toSeconds,
  type UnitName,
} from './units.ts'
export {
  addMoney,
  CurrencyMismatchError,
  fromHundredths,
  money,
  type Money,
  sumMinor,
  toHundredths,
  toMajor,
  toMajorText,
  toMinor,
} from './money/money.ts'
export {
  countryCode,
  type Currency,
  currencyOfCountry,
  currencySymbol,
  minorDigits,
} from './money/currencies.ts'
export {
  type AmountLimits,
  type AmountRefusal,
  parseAmount,
  type ParsedAmount,
} from './money/parse-amount.ts'
export {
  addsUp,
  addTotals,
  type ExplainedTotal,
  explainTotal,
  explainTotals,
  type ExplainTotalsOptions,
  type TotalParts,
} from './totals/explained-total.ts'
export { forecastMatching, type MatchingTerms } from './totals/forecast-matching.ts'
export {
  type ActivityCategory,
  type ActivityMeasure,
  type FundraisingMeasure,
  type MeasurementDomain,
  measurementDomains,
  primaryUnitOf,
  type SummaryField,
} from './totals/measurement-domains.ts'
export {
  summariseTotals,
  type TotalsAmount,
  totalsByDomain,
  type TotalsByDomain,
  type TotalsMoney,
  type TotalsRecord,
  type TotalsSummary,
} from './totals/totals-summary.ts'
export {
  type Milestone,
  milestonesReached,
  type MilestonesReached,
  type Progress,
  progressOf,
} from './progress.ts'
export { type ActiveWindow, isActiveWindow, windowLimits } from './dates/active-window.ts'
export { type DateValue, formatDay, parseDate, subtractHours } from './dates/dates.ts'
