/**
 * What a spreadsheet takes for the beginning of a formula: also in the full-width forms of East Asian
 * keyboards, and after a tab or a line's end, which some readers skip.
 */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Spreadsheets take text for UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF'

/**
 * Writes rows as a file that spreadsheets open: comma-separated, CRLF, with a byte order mark. What
 * somebody typed never becomes a formula: such a text gets an apostrophe in front. Numbers stay numbers.
 *
 * @param rows - the first one contains the headings; a missing value is an empty cell
 */
export function toCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
