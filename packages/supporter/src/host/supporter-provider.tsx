import { ComponentWordsProvider } from '@milepost/ui'
import { type ReactNode, useMemo } from 'react'
import { browserStore } from '../browser-store/browser-store.ts'
import type { Messages } from '../messages/message-catalogue.ts'
import { componentWords } from './component-words.ts'
import { HostContext } from './host-context.ts'
import { PlaceContext } from './place-context.ts'
import type { SupporterHost } from './supporter-host.ts'
import { defaultPaths } from './supporter-paths.ts'

const noMessages: Messages = {}

/**
 * Brings the application around to the supporters' screens in it. Give it values that stay the same while nothing
 * changed: constants of a module, or what `useMemo` and `useCallback` keep.
 */
export function SupporterProvider({
  settings,
  platform,
  messages = noMessages,
  paths,
  store = browserStore,
  accountPanel,
  location,
  navigate,
  revalidate = nothing,
  block = blockNothing,
  onChange = nothing,
  children,
}: SupporterHost & { children: ReactNode }) {
  const host = useMemo(
    () => ({
      settings,
      platform,
      messages,
      paths: { ...defaultPaths, ...paths },
      store,
      accountPanel,
      navigate,
      revalidate,
      block,
      onChange,
    }),
    [
      settings,
      platform,
      messages,
      paths,
      store,
      accountPanel,
      navigate,
      revalidate,
      block,
      onChange,
    ],
  )
  const { language } = settings
  const words = useMemo(() => componentWords(messages, language), [messages, language])
  return (
    <HostContext value={host}>
      <PlaceContext value={location}>
        <ComponentWordsProvider words={words}>{children}</ComponentWordsProvider>
      </PlaceContext>
    </HostContext>
  )
}

function blockNothing() {
  return nothing
}

function nothing(): void {
  // The host has nothing to do here.
}
