import type { PlatformAdapter } from '@milepost/platform/adapter'
import { useMemo } from 'react'
import { requireGroup } from '../session/require-group.ts'

/** Maximum length of a team's slug, in characters (Spec §9). */
export const maxTeamSlugLength = 45

interface Options {
  signal: AbortSignal
}

/** Slug checks of a team form. Referentially stable for a stable platform. */
export interface TeamSlugChecks {
  /** Whether a slug is available. */
  isFree: (address: string, options: Options) => Promise<boolean>
  /** Returns an available variation of a taken slug, in case all suggestions are taken. */
  otherwise: (address: string, options: Options) => Promise<string>
  /** Marks a slug as the user's own before a team is requested with it. It then counts as available. */
  claim: (address: string) => void
  /** Unmarks a slug that turned out to be another team's. */
  release: (address: string) => void
}

/** Returns slug checks against the platform. */
export function useTeamSlugChecks(platform: () => Promise<PlatformAdapter>): TeamSlugChecks {
  return useMemo(() => {
    // Slugs that were available or claimed stay available, even if the user's own team takes them.
    const known = new Set<string>()
    const find = async (address: string, { signal }: Options) => {
      const name = address.toLowerCase()
      if (known.has(name)) return name
      return requireGroup(await platform(), 'teams').findTeamSlug({ name, signal })
    }
    return {
      async isFree(address, options) {
        const name = address.toLowerCase()
        if ((await find(address, options)) === name) known.add(name)
        // The user's own team may have taken it during the check.
        return known.has(name)
      },
      async otherwise(address, options) {
        const found = await find(address.slice(0, maxTeamSlugLength - 7), options)
        known.add(found)
        return found
      },
      claim: (address) => void known.add(address),
      release: (address) => void known.delete(address),
    }
  }, [platform])
}
