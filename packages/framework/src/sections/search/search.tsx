import type { ResultView } from './search.server.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { fillCount } from '@milepost/supporter/messages'
import { Link, Message, Section } from '@milepost/ui'
import SearchField from 'virtual:milepost/components/SearchField'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'
import * as styles from './search.css.ts'

/** Response of the live search. `results` is undefined if the platform is unreachable. */
export interface SearchResponse {
  text: string
  results: ResultView[] | undefined
}

/**
 * Returns the response to the latest live search, and a function that searches. If there is no response, `results` is
 * undefined, and the search is repeated once the browser is online.
 */
function useSearchResults(): {
  answer: SearchResponse | undefined
  ask: (question: { text: string; kind: string; limit: number }) => void
} {
  const address = useHref('/search-results')
  const [answer, setAnswer] = useState<SearchResponse>()
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
          setAnswer((await response.json()) as SearchResponse)
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

/** Live search for people or teams. Without scripts, the form reloads the page, which then contains the results. */
export function SearchSection({
  slice,
}: SectionViewProps<'supporterSearch'> | SectionViewProps<'teamSearch'>) {
  const { messages, kind, limit, asked, results } = slice
  const { answer: last, ask } = useSearchResults()
  const [typed, setTyped] = useState('')

  function search(text: string) {
    setTyped(text.trim())
    if (text.trim() === '') return
    ask({ kind, text: text.trim(), limit })
  }

  // The response may belong to an earlier text.
  const answer = last?.text === typed ? last : undefined
  return (
    <Section {...getSectionProps(slice)}>
      <div className={styles.search}>
        <SearchField
          label={slice.label}
          aria-label={slice.title || slice.label}
          name={slice.name}
          placeholder={slice.placeholder}
          defaultValue={asked}
          results={answer?.results ?? []}
          status={
            answer === undefined ? 'fetching' : answer.results === undefined ? 'failed' : 'ready'
          }
          onSearch={search}
          messages={{
            results: messages.results,
            empty: messages.none,
            fetching: messages.fetching,
            failed: messages.failed,
            count: (count) => fillCount(messages.found, count),
          }}
        />
        {asked === '' ? null : results === undefined ? (
          <Message tone="warning">{slice.said}</Message>
        ) : (
          <>
            <p>{slice.said}</p>
            <ul className={styles.list}>
              {results.map((result) => (
                <li key={result.id} className={styles.item}>
                  <Link href={result.href}>{result.label}</Link>
                  <span>{result.note}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  )
}
