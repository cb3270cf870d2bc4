/** `{api}` REST writes moments as `/Date(1747733400000+0000)/` (wire contract §4.1). */
export function millisecondDate(ms: number): string {
  return `/Date(${ms}+0000)/`
}

/** Services and the graph write ISO-8601 in UTC, to the second: `2025-05-20T09:30:00Z`. */
export function isoDate(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}
