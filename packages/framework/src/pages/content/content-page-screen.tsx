import { Section } from '@milepost/ui'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageFormResponse } from '../../sections/form/form-answer.ts'
import { SliceList } from '../../sections/slice-list.tsx'
import type { ContentPageView } from './content-page-view.ts'
import * as styles from './page-heading.css.ts'

interface ContentPageProps {
  loaderData: ContentPageView
  actionData?: PageFormResponse | undefined
}

export function ContentPage({ loaderData: page, actionData: answer }: ContentPageProps) {
  return (
    <div
      // Resets the state of components when navigating to another content page.
      key={page.path}
      className={['content-page', ...page.pathClasses].join(' ')}
      data-status={page.status}
      lang={page.lang}
    >
      <PageHead
        title={page.title}
        titlePrefix={answer?.titlePrefix}
        description={page.description}
        image={page.image}
        card={page.shareCard}
        path={page.path}
        noIndex={page.noIndex}
      />
      {page.heading === undefined ? null : <PageHeading>{page.heading}</PageHeading>}
      <SliceList slices={page.slices} answer={answer} otherwise={page.segmentOnly} />
    </div>
  )
}

function PageHeading({ children }: { children: string }) {
  return (
    <Section background="tint" className={styles.band}>
      <h1 className={styles.heading}>{children}</h1>
    </Section>
  )
}
