import { ButtonGroup, LinkButton, Section } from '@milepost/ui'
import { data } from 'react-router'
import type { PageProps, RouteArgs } from './route-types.ts'
import {
  invalidateTotals,
  createMissingReceipt,
  readDonation,
  toReceiptView,
} from '../../sections/receipt/receipt.server.ts'
import Receipt from 'virtual:milepost/components/Receipt'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import PageHead from 'virtual:milepost/components/PageHead'
import { loadSupporterPage, getSupporterProgress } from '../../frame/request/read-page.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return loadInPageScope(context, async (scope) => {
    scope.facts.isPrivate = true
    const { messages } = scope
    const id = url.searchParams.get('donation-id') ?? ''
    const donation = await readDonation(scope, id)
    const isOfThisPage = donation?.page?.toLowerCase() === params.slug.toLowerCase()
    // Invalidate before the page is read, so that the donor sees the new total.
    if (donation && isOfThisPage) invalidateTotals(scope, donation)
    const reading = await loadSupporterPage(scope, params.slug)
    if (!reading) return undefined
    const page = reading.page.value
    const labels = { back: messages.giving.backToPage, home: messages.shell.backHome }
    if (!donation || !isOfThisPage) {
      return data(
        { slug: page.slug, receipt: createMissingReceipt(scope), labels },
        { status: 404 },
      )
    }
    const figures = await getSupporterProgress(scope, reading)
    return data({
      slug: page.slug,
      receipt: await toReceiptView(scope, donation, {
        name: page.name,
        path: `/fundraising/${encodeURIComponent(page.slug)}`,
        figures,
      }),
      labels,
    })
  })
}

export default function DonateCompletePage({ loaderData }: PageProps<typeof loader>) {
  const { slug, receipt, labels } = loaderData
  const back = `/fundraising/${encodeURIComponent(slug)}`
  return (
    <>
      <PageHead
        title={receipt.found ? receipt.thanks : receipt.title}
        path={`${back}/donate/complete`}
        noIndex
      />
      <Section size="medium" background="tint">
        <Receipt receipt={receipt} heading="h1" />
        <ButtonGroup>
          <LinkButton href={back} emphasis="secondary">
            {labels.back}
          </LinkButton>
          <LinkButton href="/" emphasis="tertiary">
            {labels.home}
          </LinkButton>
        </ButtonGroup>
      </Section>
    </>
  )
}
