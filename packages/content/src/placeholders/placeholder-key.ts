const plainKeys: ReadonlySet<string> = new Set([
  'active',
  'amount',
  'amount_x2',
  'amount_x3',
  'amount_x4',
  'answer_1',
  'answer_2',
  'answer_3',
  'campaign',
  'charity',
  'donationUrl',
  'event',
  'first_name',
  'id',
  'image',
  'name',
  'owner',
  'raised',
  'slug',
  'story',
  'target',
  'type',
  'url',
  'uuid',
])

/** The placeholders that are the same on every page (Spec §3), in alphabetical order. */
export const placeholderKeys: readonly string[] = [...plainKeys]

/**
 * Whether a placeholder of this name exists: one of {@link placeholderKeys}, or a name that begins
 * with `user_`, `page_` or `metadata_` (Spec §3).
 */
export function isPlaceholderKey(key: string): boolean {
  return plainKeys.has(key) || /^(?:user|page|metadata)_[\w-]{1,64}$/.test(key)
}
