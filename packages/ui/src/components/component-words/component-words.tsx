'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Default labels and messages of components. */
export interface ComponentWords {
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

const defaultWords: ComponentWords = {
  close: 'Close',
  loading: 'Loading…',
  required: 'Required field',
  remaining: (count) => `${characters(count)} remaining`,
  tooMany: (count) => `${characters(count)} too many`,
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}

const WordsContext = createContext(defaultWords)

export interface ComponentWordsProviderProps {
  /** Omitted ones default to English. Must be the same object at every render. */
  words: Partial<ComponentWords>
  children: ReactNode
}

/** Replaces the default labels and messages of descendant components, for example to translate them. */
export function ComponentWordsProvider({ words, children }: ComponentWordsProviderProps) {
  const all = useMemo(() => ({ ...defaultWords, ...words }), [words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** Returns the default labels and messages: those of `ComponentWordsProvider`, otherwise English. */
export function useComponentWords(): ComponentWords {
  return useContext(WordsContext)
}
