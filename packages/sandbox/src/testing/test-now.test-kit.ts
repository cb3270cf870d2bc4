/** The clock of tests: worlds end on the evening before this day. */
export const testNowMs = Date.parse('2026-06-01T09:00:00Z')
