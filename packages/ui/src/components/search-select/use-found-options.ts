'use client'

import { useEffect, useRef, useState } from 'react'
import { matchingOptions } from './matching-options.ts'
import type { SearchSelectOption } from './search-select-option.ts'

/** Finds options for a text, elsewhere. The signal ends when somebody types on. */
export type OptionSearch = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SearchSelectOption[]>

export interface FoundOptions {
  options: readonly SearchSelectOption[]
  status: 'ready' | 'fetching' | 'failed'
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
