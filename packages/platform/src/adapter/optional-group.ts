/** The groups of calls that a platform may lack. */
export const optionalGroups = [
  'accounts',
  'fitness',
  'images',
  'metadata',
  'pageEditing',
  'reports',
  'tags',
  'teams',
] as const

/** A group of calls that a platform may lack. */
export type OptionalGroup = (typeof optionalGroups)[number]
