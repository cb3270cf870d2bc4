import type { PlatformAdapter } from '@milepost/platform/adapter'
import { useMemo } from 'react'
import { groupOf } from '../session/group-of.ts'

/** The longest address of a team, in characters. A page's address has the same limit (Spec §9). */
export const longestTeamSlug = 45

interface Options {
  signal: AbortSignal
}

/** Checks slugs for a team form. Stable as long as the platform is. */
export interface FreeTeamAddress {
  /** Whether no team has it yet. */
  isFree: (address: string, options: Options) => Promise<boolean>
  /** An address that the platform's client makes of one that is taken. It is used where the platform cannot say what is free. */
  otherwise: (address: string, options: Options) => Promise<string>
  /** Records that a team is requested under a slug, which may be taken by that team from now on. */
  claim: (address: string) => void
  /** Notes that the address is another team's. */
  release: (address: string) => void
}

/** Asks the platform which addresses no team has. */
export function useFreeTeamAddress(platform: () => Promise<PlatformAdapter>): FreeTeamAddress {
  return useMemo(() => {
    // Slugs found free stay free here, even if the user's own team takes them.
    const known = new Set<string>()
    const find = async (address: string, { signal }: Options) => {
      const name = address.toLowerCase()
      if (known.has(name)) return name
      return groupOf(await platform(), 'teams').findTeamSlug({ name, signal })
    }
    return {
      async isFree(address, options) {
        const name = address.toLowerCase()
        if ((await find(address, options)) === name) known.add(name)
        // The user's own team may have taken it while the check was running.
        return known.has(name)
      },
      async otherwise(address, options) {
        const found = await find(address.slice(0, longestTeamSlug - 7), options)
        known.add(found)
        return found
      },
      claim: (address) => void known.add(address),
      release: (address) => void known.delete(address),
    }
  }, [platform])
}
