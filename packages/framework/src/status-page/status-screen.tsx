import { Icon, Link, Message, Section } from '@milepost/ui'
import { heading } from '../content-page/page-heading.css.ts'
import * as styles from './status-screen.css.ts'
import type { StatusRow, StatusView } from './status-view.ts'

const icons = { success: 'check', warning: 'warning', info: 'info' } as const

/** How a site is working just now. */
export function StatusScreen({ status }: { status: StatusView }) {
  return (
    <>
      <Section background="tint">
        <h1 className={heading}>{status.title}</h1>
      </Section>
      <Section size="narrow">
        <Message tone={status.tone} title={status.summary} />
        <dl className={styles.partsOfSite}>
          {status.rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </dl>
        <p className={styles.afterStatus}>{status.asOf}</p>
        <ul className={styles.links}>
          {[status.again, status.data].map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Row({ name, text, tone }: StatusRow) {
  return (
    <div className={styles.partOfSite}>
      <dt className={styles.name}>
        <Icon name={icons[tone]} className={styles.statusSign} />
        {name}
      </dt>
      <dd className={styles.text}>{text}</dd>
    </div>
  )
}
