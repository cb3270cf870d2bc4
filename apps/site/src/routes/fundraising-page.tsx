import { DonationList, Message, RichText, Section, SupporterHead } from '@milepost/ui'
import type { Route } from './+types/fundraising-page'
import { loadPageScope } from '../pages/page-scope.ts'
import { progressProps } from '../present/progress-props.ts'
import { PageError } from '../shell/page-error.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { loadSupporterPage, presentSupporter } from '../supporter/load-supporter-page.ts'
import { requestScope } from '../wiring/request-context.ts'

export { keepPage as shouldRevalidate } from '../links/keep-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const reading = await loadSupporterPage(scope, params.slug)
    if (!reading) throw notFound()
    return presentSupporter(scope, reading)
  })
}

export default function FundraisingPage({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <PageHead title={page.title} image={page.image} path={`/fundraising/${page.slug}`} />
      <Section>
        <SupporterHead
          title={page.title}
          name={page.owner}
          subtitle={page.charity}
          image={
            page.image === undefined
              ? undefined
              : { src: page.image, alt: '', width: 800, height: 600 }
          }
          progress={progressProps(page.figures)}
          actions={
            page.closed === undefined ? [{ label: words.donate, href: page.donateHref }] : []
          }
        >
          {page.closed === undefined ? null : <Message tone="warning">{page.closed}</Message>}
          {page.figures.asOf === undefined ? null : <Message>{page.figures.asOf}</Message>}
        </SupporterHead>
      </Section>
      {page.story === '' ? null : (
        <Section title={words.story} size="narrow">
          <RichText html={page.story} />
        </Section>
      )}
      <Section title={words.latestGifts} background="tint">
        {page.donations === undefined ? (
          <Message tone="warning">{words.unavailable}</Message>
        ) : (
          <DonationList
            items={page.donations.map(({ at, ...donation }) => ({ ...donation, dateTime: at }))}
            empty={words.noDonations}
          />
        )}
      </Section>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
