import { Section } from '@milepost/ui'
import { getSectionProps, type SectionViewProps, WhenAvailable } from '../section/section-props.tsx'
import * as styles from './matching.css.ts'

/** Match funding section. Its bar is hatched, because the forecast is not part of any total. */
export function MatchingSection({ slice }: SectionViewProps<'matching'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <div className={styles.panel}>
        <p className={styles.offer}>{slice.offer}</p>
        <ul className={styles.terms}>
          {slice.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {slice.forecast && (
          <WhenAvailable figures={slice.forecast}>
            {({ text, note, percent }) => (
              <div className={styles.forecast}>
                <p className={styles.amount}>{text}</p>
                <div className={styles.bar} aria-hidden="true">
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
