/** Returns the JSON of a total, with overrides. */
export function totalJson(
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    v: 1,
    kind: 'page',
    url: 'https://run.example/fundraising/amina',
    donateUrl: 'https://run.example/fundraising/amina/donate',
    currency: 'GBP',
    raisedMinor: 12_345,
    targetMinor: 50_000,
    count: 12,
    parts: [{ part: 'online', amountMinor: 12_345, count: 12 }],
    leftOut: [],
    asOf: '2026-11-25T07:30:00.000Z',
    lastGood: false,
    text: {
      raised: '£123.45',
      target: '£500',
      percent: 24,
      count: '12 donations',
      summary: '£123.45 raised of £500',
      language: 'en-GB',
    },
    ...changes,
  }
}
