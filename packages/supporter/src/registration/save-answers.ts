import type { TagInput } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { Address } from '@milepost/forms'
import { goalTag } from '../page-facts/goal-tag.ts'
import { unitsTag } from '../page-facts/get-units.ts'
import type { UnitSystem } from '../page-facts/unit-system.ts'
import { requireGroup } from '../session/require-group.ts'

/** Answers that are stored outside of the page's own fields. */
export interface RegistrationAnswers {
  /** Answers that are stored as metadata, by question name. */
  readonly values: Readonly<Record<string, string>>
  /** Answers that are stored as tags. */
  readonly tags: readonly TagInput[]
  /** Activity goal, and the units it was entered in. */
  readonly goal: { readonly metres: number; readonly system: UnitSystem } | undefined
  readonly address: Partial<Address> | undefined
}

/**
 * Stores the answers of a registration: questions as metadata or tags, the goal as a tag, and the address in the account.
 * Idempotent.
 *
 * @throws PlatformError for the first rejected request
 */
export async function saveAnswers(
  platform: PlatformAdapter,
  page: { readonly id: string; readonly slug: string },
  { values, tags, goal, address }: RegistrationAnswers,
): Promise<void> {
  if (Object.keys(values).length > 0 && page.id !== '') {
    await requireGroup(platform, 'metadata').writeMetadata({ page: page.id, values })
  }
  const goalTags =
    goal === undefined
      ? []
      : [
          { id: goalTag, label: 'Fitness goal', value: String(goal.metres) },
          { id: unitsTag, label: 'Units', value: goal.system },
        ]
  if (tags.length + goalTags.length > 0) {
    await requireGroup(platform, 'tags').writeTags({
      slug: page.slug,
      tags: [...tags, ...goalTags],
    })
  }
  if (address !== undefined) {
    const accounts = requireGroup(platform, 'accounts')
    const { uuid, email, firstName, lastName } = await accounts.fetchCurrentUser()
    await accounts.updateUser({ uuid, email: email ?? '', firstName, lastName, address })
  }
}
