import { useMemo } from 'react'
import { useSession } from '@milepost/supporter'

const shownFields = ['id', 'uuid', 'name', 'countryCode', 'email', 'firstName', 'lastName'] as const

/** What segments and the visitor's own placeholders are decided by. */
export interface VisitorValues {
  readonly segments: Readonly<Record<string, string>>
  readonly placeholders: ReadonlyMap<string, string>
  /** The visitor's page that the answers are of; undefined when they have none here. */
  readonly pageSlug: string | undefined
}

/**
 * What a page knows of its visitor: nothing for who is not signed in.
 *
 * @param about - the slug of the supporter's page that is shown: its answers count when it is the
 * visitor's own, and nobody's otherwise. The page that the visitor works on counts where it is left out
 */
export function useVisitorValues(about: string | undefined): VisitorValues {
  const { user, page, pages, team } = useSession()
  return useMemo(() => {
    const fields = new Map(Object.entries(user ?? {}))
    const own = about === undefined ? page : pages.find(({ slug }) => slug === about)
    const metadata = own?.data.metadata ?? {}
    const yes = (is: boolean) => (is ? 'yes' : 'no')
    return {
      pageSlug: own?.slug,
      placeholders: new Map([
        ...Object.entries(metadata).map(([key, value]) => [`metadata_${key}`, value] as const),
        ...shownFields.flatMap((name): [string, string][] => {
          const value: unknown = fields.get(name)
          return typeof value === 'string' ? [[`user_${name}`, value]] : []
        }),
      ]),
      segments: {
        ...metadata,
        signedIn: yes(user !== undefined),
        hasPage: yes(page !== undefined),
        hasTeam: yes(team !== undefined),
      },
    }
  }, [about, user, page, pages, team])
}
