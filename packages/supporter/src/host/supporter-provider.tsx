import { ComponentMessagesProvider } from '@milepost/ui'
import { type ReactNode, useMemo } from 'react'
import { getBrowserStore } from '../browser-store/supporter-store.ts'
import type { Messages } from '../messages/message-catalogue.ts'
import { toComponentMessages } from './to-component-messages.ts'
import { HostContext, LocationContext } from './host-context.ts'
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
  store = getBrowserStore,
  accountPanel,
  location,
  navigate,
  revalidate = doNothing,
  block = blockNothing,
  onChange = doNothing,
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
      <LocationContext value={location}>
        <ComponentMessagesProvider messages={componentMessages}>
          {children}
        </ComponentMessagesProvider>
      </LocationContext>
    </HostContext>
  )
}

function blockNothing() {
  return doNothing
}

function doNothing(): void {
  // Default of optional callbacks.
}
