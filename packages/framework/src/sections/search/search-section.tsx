import { fillCount } from '@milepost/supporter/messages'
import { Link, Message, Section } from '@milepost/ui'
import { useState } from 'react'
import SearchField from 'virtual:milepost/components/SearchField'
import { useSearchAnswer } from './use-search-answer.ts'
import { sectionProps } from '../section/section-props.ts'
import type { SectionViewProps } from '../section/section-view-props.ts'
import * as styles from './search-section.css.ts'

/**
 * Finds people or teams as one types. Without scripts the form asks the page itself, which lists what
 * was found below it.
 */
export function SearchSection({ slice }: SectionViewProps<'search'>) {
  const { words, kind, limit, asked, results } = slice
  const { answer: last, ask } = useSearchAnswer()
  const [typed, setTyped] = useState('')

  function search(text: string) {
    setTyped(text.trim())
    if (text.trim() === '') return
    ask({ kind, text: text.trim(), limit })
  }

  // What came back may answer an earlier text.
  const answer = last?.text === typed ? last : undefined
  return (
    <Section {...sectionProps(slice)}>
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
          words={{
            results: words.results,
            empty: words.none,
            fetching: words.fetching,
            failed: words.failed,
            count: (count) => fillCount(words.found, count),
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
