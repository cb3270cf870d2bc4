import { Section } from '@milepost/ui'
import { WhenAvailable } from './when-available.tsx'
import * as styles from './matching-section.css.ts'
import { sectionProps } from './section-props.ts'
import type { SectionViewProps } from './section-view-props.ts'

/** What a funder adds to gifts. Its bar is hatched: it is a forecast, beside the total and not in it. */
export function MatchingSection({ slice }: SectionViewProps<'matching'>) {
  return (
    <Section {...sectionProps(slice)}>
      <div className={styles.matchingPanel}>
        <p className={styles.matchingOffer}>{slice.offer}</p>
        <ul className={styles.matchingTerms}>
          {slice.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {slice.forecast && (
          <WhenAvailable figures={slice.forecast}>
            {({ text, note, percent }) => (
              <div className={styles.matchingForecast}>
                <p className={styles.amount}>{text}</p>
                <div
                  className={styles.bar}
                  // The words above say the same.
                  aria-hidden="true"
                >
                  <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
                </div>
                <p className={styles.note}>{note}</p>
              </div>
            )}
          </WhenAvailable>
        )}
      </div>
    </Section>
  )
}
