import { useCallback, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import type { SearchAnswer } from './search-answer.ts'

/**
 * Asks the site's own search. Where no answer comes, `results` is undefined, and it is asked again by itself once the
 * network is back. The last question counts.
 */
export function useSearchAnswer(): {
  answer: SearchAnswer | undefined
  ask: (question: { text: string; kind: string; limit: number }) => void
} {
  const address = useHref('/search-results')
  const [answer, setAnswer] = useState<SearchAnswer>()
  const asking = useRef<AbortController>(undefined)
  const again = useRef<() => void>(undefined)

  const ask = useCallback(
    ({ text, kind, limit }: { text: string; kind: string; limit: number }) => {
      const query = new URLSearchParams({ kind, q: text, limit: String(limit) })
      const send = async () => {
        again.current = undefined
        asking.current?.abort()
        const { signal } = (asking.current = new AbortController())
        try {
          const response = await fetch(`${address}?${query}`, { signal })
          if (!response.ok) throw new Error(`search-results answered ${response.status}`)
          setAnswer((await response.json()) as SearchAnswer)
        } catch {
          if (signal.aborted) return
          setAnswer({ text, results: undefined })
          again.current = () => void send()
        }
      }
      void send()
    },
    [address],
  )

  useEffect(() => {
    const repeat = () => again.current?.()
    window.addEventListener('online', repeat)
    return () => {
      window.removeEventListener('online', repeat)
      asking.current?.abort()
    }
  }, [])

  return { answer, ask }
}
