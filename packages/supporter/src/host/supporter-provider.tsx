import { ComponentMessagesProvider } from '@milepost/ui'
import { type ReactNode, useMemo } from 'react'
import { browserStore } from '../browser-store/supporter-store.ts'
import type { Messages } from '../messages/message-catalogue.ts'
import { toComponentMessages } from './to-component-messages.ts'
import { HostContext, PlaceContext } from './host-context.ts'
import { defaultPaths, type SupporterHost } from './supporter-host.ts'

const noMessages: Messages = {}

/**
 * Provides the hosting application to supporter screens. Props must be referentially stable: module constants, or memoised with
 * `useMemo` and `useCallback`.
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
  const componentMessages = useMemo(
    () => toComponentMessages(messages, language),
    [messages, language],
  )
  return (
    <HostContext value={host}>
      <PlaceContext value={location}>
        <ComponentMessagesProvider messages={componentMessages}>
          {children}
        </ComponentMessagesProvider>
      </PlaceContext>
    </HostContext>
  )
}

function blockNothing() {
  return nothing
}

function nothing(): void {
  // Default of optional callbacks.
}
