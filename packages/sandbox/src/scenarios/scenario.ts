/** Failure scenarios of the platform. */
export const scenarios = [
  'slow',
  'limited',
  'flaky',
  'partial',
  'down',
  'expired-token',
  'empty',
  'huge',
] as const

/** A way to behave; see the README's table. */
export type Scenario = (typeof scenarios)[number]

/** Whether a text names a scenario. */
export function isScenario(text: string): text is Scenario {
  return (scenarios as readonly string[]).includes(text)
}
