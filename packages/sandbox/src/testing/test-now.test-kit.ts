/** Current time in tests. Seed data ends on the day before. */
export const testNowMs = Date.parse('2026-06-01T09:00:00Z')
