import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { HostLocation, SupporterHost, SupporterPaths } from './supporter-host.ts'
import type { OptionalCallGroup } from '@milepost/platform/adapter'
import {
  type MessageCatalogue,
  type Messages,
  type MessagesOf,
  overrideMessages,
} from '../messages/message-catalogue.ts'
import {
  getBrowserStore,
  supporterParts,
  type SupporterState,
} from '../browser-store/supporter-store.ts'

/** The host with defaults applied. Excludes the location, which changes on each navigation. */
export type ResolvedHost = {
  readonly [K in Exclude<keyof SupporterHost, 'location' | 'paths' | 'accountPanel'>]-?: Exclude<
    SupporterHost[K],
    undefined
  >
} & Pick<SupporterHost, 'accountPanel'> & { readonly paths: SupporterPaths }

export const HostContext = createContext<ResolvedHost | undefined>(undefined)

/**
 * Returns the application that hosts the supporter screens.
 *
 * @throws Error outside of a `SupporterProvider`
 */
export function useHost(): ResolvedHost {
  const host = use(HostContext)
  if (host === undefined) throw new Error('useHost outside SupporterProvider')
  return host
}

export const LocationContext = createContext<HostLocation>({ pathname: '/', search: '', hash: '' })

/** Returns the current location from the host. */
export function useHostLocation(): HostLocation {
  return use(LocationContext)
}

/** Returns a function that checks whether the platform supports a group of calls. */
export function usePlatformSupport(): (group: OptionalCallGroup) => boolean {
  const { lacks } = useHost().settings
  return useCallback((group) => !lacks?.includes(group), [lacks])
}

const noMessages: Messages = {}

/** Returns a feature's messages with the site's overrides. Outside of a provider, returns the English ones. */
export function useMessages<Catalogue extends MessageCatalogue>(
  catalogue: Catalogue,
): MessagesOf<Catalogue> {
  const overrides = use(HostContext)?.messages ?? noMessages
  return useMemo(() => overrideMessages(catalogue, overrides), [catalogue, overrides])
}

/**
 * Returns one part of the stored state. During server rendering and hydration, it is the initial value, so that the markup
 * matches. The stored value follows in the next render.
 */
export function useSupporterState<K extends keyof SupporterState>(key: K): SupporterState[K] {
  const store = use(HostContext)?.store ?? getBrowserStore
  return useSyncExternalStore(
    useCallback((listener: () => void) => store().subscribe(listener), [store]),
    () => store().get(key),
    () => supporterParts[key].initial,
  )
}
