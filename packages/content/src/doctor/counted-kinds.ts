/** The kinds that figures are made of: campaigns before events before charities before pages. */
export function countedKinds(items: readonly { type: string }[]): readonly string[] {
  const has = (kind: string) => items.some(({ type }) => type === kind)
  if (has('campaign')) return ['campaign']
  if (has('event')) return ['event', 'charity']
  return has('charity') ? ['charity'] : ['page']
}
