'use client'

import { useEffect, useRef, useState } from 'react'
import type { SearchStatus } from '../search/search-words.ts'

/** One option of a search-select. */
export interface SearchSelectOption {
  /** What the form sends; not empty. */
  value: string
  label: string
  /** Smaller, below the label; found by searching, too. */
  note?: string | undefined
}

/** Finds options for a text, elsewhere. The signal ends when somebody types on. */
export type OptionSearch = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SearchSelectOption[]>

export interface FoundOptions {
  options: readonly SearchSelectOption[]
  status: SearchStatus
}

const nothing: readonly SearchSelectOption[] = []

/** The options for what is typed: filtered here, or asked for once typing pauses. */
export function useFoundOptions(
  text: string,
  isOpen: boolean,
  options: readonly SearchSelectOption[] = nothing,
  onSearch: OptionSearch | undefined,
  delayMs: number,
): FoundOptions {
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  const [answer, setAnswer] = useState<FoundOptions & { text: string }>()
  const isAsync = onSearch !== undefined
  const sought = text.trim()

  useEffect(() => {
    if (!isAsync || !isOpen) return undefined
    const stopping = new AbortController()
    const { signal } = stopping
    const ask = async () => {
      try {
        const found = await search.current?.(sought, signal)
        if (!signal.aborted) setAnswer({ text: sought, options: found ?? nothing, status: 'ready' })
      } catch {
        if (!signal.aborted) setAnswer({ text: sought, options: nothing, status: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), delayMs)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [isAsync, isOpen, sought, delayMs])

  if (!isAsync) return { options: matchingOptions(options, text), status: 'ready' }
  return answer?.text === sought ? answer : { options: nothing, status: 'fetching' }
}

/** The options that have every word of a text, wherever it is; those that begin with it first. */
export function matchingOptions(
  options: readonly SearchSelectOption[],
  text: string,
): readonly SearchSelectOption[] {
  const sought = plain(text)
  if (sought === '') return options
  const words = sought.split(' ')
  const found = options
    .map((option) => ({ option, text: plain(`${option.label} ${option.note ?? ''}`) }))
    .filter((candidate) => words.every((word) => candidate.text.includes(word)))
  const begins = (candidate: { text: string }) => (candidate.text.startsWith(sought) ? 0 : 1)
  return found
    .toSorted((one, other) => begins(one) - begins(other))
    .map((candidate) => candidate.option)
}

/** Without accents, case and spare spaces: "Côte d’Ivoire" is found by "cote d'i". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
}
