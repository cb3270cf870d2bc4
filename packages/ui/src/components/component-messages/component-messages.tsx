'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Default labels and messages of components. */
export interface ComponentMessages {
  /** Label of the button that closes a dialog. */
  close: string
  /** Loading message. */
  loading: string
  /** Tooltip of the asterisk after a label. */
  required: string
  /** Message for the number of characters left, such as "12 characters remaining". */
  remaining: (count: number) => string
  /** Message for the number of excess characters, such as "3 characters too many". */
  tooMany: (count: number) => string
}

const defaultMessages: ComponentMessages = {
  close: 'Close',
  loading: 'Loading…',
  required: 'Required field',
  remaining: (count) => `${characters(count)} remaining`,
  tooMany: (count) => `${characters(count)} too many`,
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}

const MessagesContext = createContext(defaultMessages)

export interface ComponentMessagesProviderProps {
  /** Messages that replace the English ones. Must be the same object at every render. */
  messages: Partial<ComponentMessages>
  children: ReactNode
}

/** Replaces the default labels and messages of descendant components, for example to translate them. */
export function ComponentMessagesProvider({ messages, children }: ComponentMessagesProviderProps) {
  const all = useMemo(() => ({ ...defaultMessages, ...messages }), [messages])
  return <MessagesContext value={all}>{children}</MessagesContext>
}

/** Returns the default labels and messages: those of `ComponentMessagesProvider`, otherwise English. */
export function useComponentMessages(): ComponentMessages {
  return useContext(MessagesContext)
}
