import { Message, RouteMap, Section } from '@milepost/ui'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'
import * as styles from '../blocks/blocks.css.ts'

export function MapSection({ slice }: SectionViewProps<'map'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <figure className={styles.figure}>
        {slice.polyline === '' ? (
          <Message>{slice.missing}</Message>
        ) : (
          <RouteMap polyline={slice.polyline} label={slice.label} className={styles.route} />
        )}
        {slice.caption === '' ? null : (
          <figcaption className={styles.caption}>{slice.caption}</figcaption>
        )}
      </figure>
      {slice.places.length === 0 ? null : (
        <dl className={styles.places}>
          {slice.places.map(({ label, text }) => (
            <div key={label}>
              <dt className={styles.placeName}>{label}</dt>
              <dd className={styles.placeText}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
