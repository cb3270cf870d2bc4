import type { TagInput } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { Address } from '@milepost/forms'
import { goalTag } from '../page-facts/goal-tag.ts'
import { unitsTag } from '../page-facts/units-of.ts'
import type { UnitSystem } from '../page-facts/unit-system.ts'
import { groupOf } from '../session/group-of.ts'

/** Answers that the page has no field for. */
export interface RegistrationAnswers {
  /** The answers, by the names of the site's questions. */
  readonly values: Readonly<Record<string, string>>
  /** Those that put the page among the pages of a tag. */
  readonly tags: readonly TagInput[]
  /** The fitness goal, and what it was typed in. */
  readonly goal: { readonly metres: number; readonly system: UnitSystem } | undefined
  readonly address: Partial<Address> | undefined
}

/**
 * Keeps the answers with a page: the site's questions as its metadata or its tags, the goal as a tag,
 * the address in the account. All of it can be sent again and does no harm.
 *
 * @throws PlatformError with the first refusal
 */
export async function keepAnswers(
  platform: PlatformAdapter,
  page: { readonly id: string; readonly slug: string },
  { values, tags, goal, address }: RegistrationAnswers,
): Promise<void> {
  if (Object.keys(values).length > 0 && page.id !== '') {
    await groupOf(platform, 'metadata').writeMetadata({ page: page.id, values })
  }
  const goalTags =
    goal === undefined
      ? []
      : [
          { id: goalTag, label: 'Fitness goal', value: String(goal.metres) },
          { id: unitsTag, label: 'Units', value: goal.system },
        ]
  if (tags.length + goalTags.length > 0) {
    await groupOf(platform, 'tags').writeTags({ slug: page.slug, tags: [...tags, ...goalTags] })
  }
  if (address !== undefined) {
    const accounts = groupOf(platform, 'accounts')
    const { uuid, email, firstName, lastName } = await accounts.fetchCurrentUser()
    await accounts.updateUser({ uuid, email: email ?? '', firstName, lastName, address })
  }
}
