export { type Numeric } from './number/numeric.ts'
export { toNumber } from './number/to-number.ts'

export { type DistanceUnit, type TimeUnit, type UnitName } from './units/units.ts'
export { fitnessGoalOf, type GoalUnit } from './units/fitness-goal-of.ts'
export { fromMetres } from './units/from-metres.ts'
export { toMetres } from './units/to-metres.ts'
export { toSeconds } from './units/to-seconds.ts'

export { addMoney } from './money/add-money.ts'
export { countryCode } from './money/country-code.ts'
export { type Currency } from './money/currency.ts'
export { CurrencyMismatchError } from './money/currency-mismatch-error.ts'
export { currencyOfCountry } from './money/currency-of-country.ts'
export { currencySymbol } from './money/currency-symbol.ts'
export { fromHundredths } from './money/from-hundredths.ts'
export { minorDigits } from './money/minor-digits.ts'
export { money, type Money } from './money/money.ts'
export {
  type AmountLimits,
  type AmountRefusal,
  parseAmount,
  type ParsedAmount,
} from './money/parse-amount.ts'
export { sumMinor } from './money/sum-minor.ts'
export { toHundredths } from './money/to-hundredths.ts'
export { toMajor } from './money/to-major.ts'
export { toMajorText } from './money/to-major-text.ts'
export { toMinor } from './money/to-minor.ts'

export { addTotals } from './totals/add-totals.ts'
export { addsUp } from './totals/adds-up.ts'
export { explainTotal, type TotalParts } from './totals/explain-total.ts'
export { explainTotals, type ExplainTotalsOptions } from './totals/explain-totals.ts'
export { type ExplainedTotal } from './totals/explained-total.ts'
export { forecastMatching, type MatchingTerms } from './totals/forecast-matching.ts'
export {
  type ActivityCategory,
  type ActivityMeasure,
  type FundraisingMeasure,
  type MeasurementDomain,
  measurementDomains,
  type SummaryField,
} from './totals/measurement-domains.ts'
export { primaryUnitOf } from './totals/primary-unit-of.ts'
export { summariseTotals, type TotalsMoney, type TotalsSummary } from './totals/summarise-totals.ts'
export { totalsByDomain, type TotalsByDomain } from './totals/totals-by-domain.ts'
export { type TotalsAmount, type TotalsRecord } from './totals/totals-record.ts'

export {
  type Milestone,
  milestonesReached,
  type MilestonesReached,
} from './progress/milestones-reached.ts'
export { type Progress, progressOf } from './progress/progress-of.ts'

export { type ActiveWindow, isActiveWindow, windowLimits } from './dates/is-active-window.ts'
export { type DateValue } from './dates/date-value.ts'
export { formatDay } from './dates/format-day.ts'
export { parseDate } from './dates/parse-date.ts'
export { subtractHours } from './dates/subtract-hours.ts'
