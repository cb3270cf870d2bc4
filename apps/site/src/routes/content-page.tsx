import { Section } from '@milepost/ui'
import { data, redirect } from 'react-router'
import type { Route } from './+types/content-page'
import { giftRedirect } from '../donate/gift-redirect.ts'
import { type ContentPageView, loadContentPage } from '../pages/content-page.ts'
import { PageError } from '../shell/page-error.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { PageHandle } from '../shell/shell.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { SliceSection } from '../slices/slice-section.tsx'
import * as styles from '../pages/page-heading.css.ts'
import { requestScope } from '../wiring/request-context.ts'

export { keepPage as shouldRevalidate } from '../links/keep-page.ts'

export const handle: PageHandle = {
  beginsWithPicture: (view) => (view as ContentPageView | undefined)?.slices[0]?.type === 'hero',
}

export function loader({ url, context }: Route.LoaderArgs) {
  return withPageProblems(async () => {
    const page = await loadContentPage(requestScope(context), url)
    if (!page) throw notFound()
    return page
  })
}

/** The donate form of a content page. */
export function action({ request, context }: Route.ActionArgs) {
  return withPageProblems(async () => {
    const gift = await giftRedirect(requestScope(context), await request.formData())
    if (gift === undefined) throw notFound()
    return 'refused' in gift ? data(gift.refused, { status: 422 }) : redirect(gift.location, 303)
  })
}

export default function ContentPage({
  loaderData: page,
  actionData: refused,
}: Route.ComponentProps) {
  return (
    <div className={['content-page', ...page.pathClasses].join(' ')}>
      <PageHead
        title={page.title}
        description={page.description}
        image={page.image}
        path={page.path}
        noIndex={page.noIndex}
      />
      {page.heading === undefined ? null : <PageHeading>{page.heading}</PageHeading>}
      {page.slices.map((slice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sections of a page keep their order
        <SliceSection key={index} slice={slice} refused={refused} />
      ))}
    </div>
  )
}

function PageHeading({ children }: { children: string }) {
  return (
    <Section background="tint">
      <h1 className={styles.heading}>{children}</h1>
    </Section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
