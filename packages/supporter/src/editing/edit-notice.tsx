import { Heading, Section } from '@milepost/ui'
import type { ReactNode } from 'react'
import * as styles from './owner.css.ts'

/** Message that replaces a screen, with an optional action. */
export function EditNotice({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Section>
      <div className={styles.notice}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <p>{children}</p>
        {action ? <div>{action}</div> : null}
      </div>
    </Section>
  )
}
