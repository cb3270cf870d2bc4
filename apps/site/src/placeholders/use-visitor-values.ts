import { useMemo } from 'react'
import { useAppState } from '../state/use-app-state.ts'

const shownFields = ['id', 'uuid', 'name', 'countryCode', 'email', 'firstName', 'lastName'] as const

/** What segments and `user_` placeholders are decided by: nothing for who is not signed in. */
export function useVisitorValues(): {
  segments: Readonly<Record<string, string>>
  placeholders: ReadonlyMap<string, string>
} {
  const { user, page, team } = useAppState('session')
  return useMemo(() => {
    const fields = new Map(Object.entries(user ?? {}))
    const placeholders = new Map(
      shownFields.flatMap((name): [string, string][] => {
        const value: unknown = fields.get(name)
        return typeof value === 'string' ? [[`user_${name}`, value]] : []
      }),
    )
    const metadata = Object.entries(page?.metadata ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const yes = (is: boolean) => (is ? 'yes' : 'no')
    return {
      placeholders,
      segments: {
        ...Object.fromEntries(metadata),
        signedIn: yes(user !== undefined),
        hasPage: yes(page !== undefined),
        hasTeam: yes(team !== undefined),
      },
    }
  }, [user, page, team])
}
