'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** The default words of components. */
export interface ComponentWords {
  /** The button that closes a dialog. */
  close: string
  /** Something is on its way. */
  loading: string
  /** The tooltip of the asterisk after a label. */
  required: string
  /** How many characters still fit into a field. */
  remaining: (count: number) => string
  /** How many characters must go until a text fits. */
  tooMany: (count: number) => string
}

const usualWords: ComponentWords = {
  close: 'Close',
  loading: 'Loading …',
  required: 'Required field',
  remaining: (count) => `${characters(count)} remaining`,
  tooMany: (count) => `${characters(count)} too many`,
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}

const WordsContext = createContext(usualWords)

export interface ComponentWordsProviderProps {
  /** What is left out is said in English. Keep it the same between drawings. */
  words: Partial<ComponentWords>
  children: ReactNode
}

/** Lets an application say in another language what components below say by themselves. */
export function ComponentWordsProvider({ words, children }: ComponentWordsProviderProps) {
  const all = useMemo(() => ({ ...usualWords, ...words }), [words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** What a component says by itself: English, or what `ComponentWordsProvider` was given. */
export function useComponentWords(): ComponentWords {
  return useContext(WordsContext)
}
