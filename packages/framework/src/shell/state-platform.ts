import { HttpError, NoResponseError, RefusedError } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { readableCallGroups, isReadingCall } from '../page-states/reading-calls.ts'
import type { StateSettings } from '../site-settings/session-settings.ts'

type Call = (inputs?: object) => Promise<unknown>

/** What the site's server answers for the platform. */
type Answer = { value?: unknown } | { error: string; status?: number }

/**
 * The platform of a page that is shown in a state: the site's server reads for it, and nothing is written.
 *
 * @param real - gives its links, and says which calls there are
 */
export function statePlatform(
  real: PlatformAdapter,
  { address, visitor }: StateSettings,
): PlatformAdapter {
  const ask = (group: string, name: string): Call => {
    const request = { method: 'GET', path: `${group}.${name}` }
    return async (inputs = {}) => {
      const { signal, ...asked } = inputs as { signal?: AbortSignal }
      if (!isReadingCall(name)) {
        throw new RefusedError(
          'A page in a state is only looked at: nothing is changed.',
          {},
          request,
        )
      }
      const query = new URLSearchParams({ call: request.path, with: JSON.stringify(asked) })
      const response = await fetch(`${address}&${query}`, signal ? { signal } : {}).catch(
        (cause) => {
          throw new NoResponseError(request, cause)
        },
      )
      const answer = (await response.json()) as Answer
      if (!('error' in answer)) return answer.value
      if (answer.status === undefined) throw new NoResponseError(request, answer.error)
      throw new HttpError({ status: answer.status, data: {}, headers: {} }, request)
    }
  }
  const made = Object.fromEntries(
    readableCallGroups.flatMap((group) => {
      const calls = real[group]
      if (calls === undefined) return []
      const asking = Object.keys(calls).map((name) => [name, ask(group, name)])
      return [[group, Object.fromEntries(asking) as Record<string, Call>]]
    }),
  )
  const { accounts, pageEditing, reports } = made
  // Who looks is let in: what the reports say anybody may ask the platform.
  Object.assign(reports ?? {}, { authenticateReports: async () => undefined })
  if (visitor !== undefined) {
    const { user, page } = visitor
    Object.assign(accounts ?? {}, {
      fetchCurrentUser: async () => ({
        ...user,
        country: user.countryCode,
        address: {},
        pageCount: page ? 1 : 0,
      }),
      refreshSession: async () => ({
        token: user.token,
        refreshToken: user.refreshToken,
        expiresAt: user.tokenExpiry,
      }),
    })
    Object.assign(pageEditing ?? {}, {
      fetchUserPages: async () =>
        page === undefined ? [] : [await made['pages']?.['fetchPage']?.({ slug: page.slug })],
    })
  }
  const adapter = { ...real, ...made } as PlatformAdapter
  return { ...adapter, withToken: () => adapter }
}
