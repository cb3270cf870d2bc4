/**
 * Formats the UTC day of a date as `MMMM D, YYYY`: June 1, 2025 (Spec §3). For dates that need no parsing; any other goes
 * through `formatCampaignDate` of `@milepost/measures/format`.
 *
 * @returns empty text for an invalid date
 */
export function formatDay(date: Date): string {
  formatter ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  try {
    return formatter.format(date)
  } catch {
    return ''
  }
}

// Created once: a formatter costs more than reading a page, and lists have thousands of pages.
let formatter: Intl.DateTimeFormat | undefined
