import { Link, Message, Picture, Section, Textarea } from '@milepost/ui'
import { toMajor } from '@milepost/measures'
import { Fragment } from 'react'
import { data, redirect } from 'react-router'
import type { PageProps, RouteArgs } from './route-types.ts'
import {
  toDonateFormView,
  offersGiftAid,
  getSiteSuggestions,
  toOtherWaysView,
} from '../../sections/donate/donate.server.ts'
import { DonateFormOrOtherWays } from '../../sections/donate/donate-form-or-other-ways.tsx'
import {
  currencyField,
  type RejectedDonation,
  maxMessageLength,
  messageField,
} from '../../sections/donate/donate-form.tsx'
import {
  createExitUrl,
  parseDonationForm,
  getDonorMessage,
} from '../../pages/donate/donation-redirect.ts'
import { getMatchingNote } from '../../sections/matching/matching.server.ts'
import { toTaskLayout } from '../../frame/layout/to-page-overrides.ts'
import { fillMessage } from '@milepost/supporter/messages'
import Progress from 'virtual:milepost/components/Progress'
import * as styles from '../../pages/donate/donate-page.css.ts'
import { toProgressProps } from '../../totals/progress-props.ts'
import { getProjectCurrency } from '../../totals/project.ts'
import { loadInPageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { readForm } from '../../frame/request/page-problem.server.ts'
import PageHead from 'virtual:milepost/components/PageHead'
import {
  getClosedReason,
  getPageCurrency,
  loadSupporterPage,
  getPlatform,
  readPage,
  getSupporterProgress,
} from '../../frame/request/read-page.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import type { PageFormResponse } from '../../sections/form/form-answer.ts'

export { submitOrKeepInput as clientAction } from '../../sections/form/form-answer.ts'
export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { worksWithoutScripts: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return loadInPageScope(context, async (scope) => {
    const reading = await loadSupporterPage(scope, params.slug)
    if (!reading) return undefined
    const page = reading.page.value
    const { messages, country } = scope
    const currency = await getPageCurrency(scope, page)
    return {
      slug: page.slug,
      title: fillMessage(messages.supporterPage.giveTo, { name: page.owner ?? page.name }),
      pageName: page.name,
      image: page.image,
      figures: await getSupporterProgress(scope, reading),
      closed: getClosedReason(scope, page),
      layoutOverrides: await toTaskLayout(scope, url, {
        actions: ['login'],
        footer: ['content', 'htmlContent'],
      }),
      ways: await toOtherWaysView(scope),
      form: toDonateFormView({
        suggestions: getSiteSuggestions(scope),
        currency,
        country,
        messages,
        hasGiftAid: offersGiftAid(scope, currency),
        matching: await getMatchingNote(scope, page),
        asked: url.searchParams.get('amount'),
      }),
      messageLabel: messages.giving.giftMessage,
      messageHint: messages.giving.giftMessageHint,
    }
  })
}

export function action({ request, params, context }: RouteArgs<'slug'>) {
  return loadInPageScope(context, async (scope) => {
    const { country, messages } = scope
    // If the page cannot be read, the checkout URL is built from the slug.
    const reading = await readIfPossible(scope, () => readPage(scope, params.slug))
    if (reading && !reading.value) return undefined
    const page = reading?.value
    const closed = getClosedReason(scope, page)
    const titlePrefix = `${messages.contactForm.errorPrefix} `
    const refuse = (refused: RejectedDonation, status: number) =>
      data<PageFormResponse>({ refused, titlePrefix }, { status })
    if (closed !== undefined) {
      return refuse({ error: closed, selected: undefined, typed: '' }, 409)
    }
    if (scope.site.otherWays?.isPaused) {
      return refuse({ error: messages.otherWays.paused, selected: undefined, typed: '' }, 409)
    }
    const form = await readForm(request, messages)
    const currency = page
      ? await getPageCurrency(scope, page)
      : (parseCurrency(form) ?? (await getProjectCurrency(scope)))
    const gift = parseDonationForm(form, { currency, country, messages })
    if (!gift.ok) return refuse(gift.refused, 422)
    const slug = page?.slug ?? params.slug
    const back = `/fundraising/${encodeURIComponent(slug)}/donate/complete`
    const link = getPlatform(scope).links.pageDonateLink(page ?? { slug }, {
      amount: toMajor(gift.amountMinor, currency),
      currency,
      exitUrl: createExitUrl(scope, back),
      message: getDonorMessage(form),
    })
    return redirect(link, 303)
  })
}

function parseCurrency(form: FormData): string | undefined {
  const currency = form.get(currencyField)
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined
}

export default function DonatePage({
  loaderData: page,
  actionData: answer,
}: PageProps<typeof loader, typeof action>) {
  const back = `/fundraising/${encodeURIComponent(page.slug)}`
  return (
    <Fragment key={page.slug}>
      <PageHead title={page.title} titlePrefix={answer?.titlePrefix} path={`${back}/donate`} />
      <Section>
        <div className={styles.layout}>
          <div className={styles.donateBox}>
            <h1 className={styles.title}>{page.title}</h1>
            {page.closed === undefined ? (
              <DonateFormOrOtherWays ways={page.ways} form={page.form} answer={answer}>
                <Textarea
                  name={messageField}
                  label={page.messageLabel}
                  hint={page.messageHint}
                  maxLength={maxMessageLength}
                  rows={3}
                />
              </DonateFormOrOtherWays>
            ) : (
              <Message>{page.closed}</Message>
            )}
          </div>
          <aside className={styles.besideForm} aria-label={page.pageName}>
            <Picture
              image={{ src: page.image, alt: '', width: 800, height: 600 }}
              className={styles.picture}
              eager
            />
            <p className={styles.pageName}>
              <Link href={back}>{page.pageName}</Link>
            </p>
            <Progress {...toProgressProps(page.figures)} size="compact" />
          </aside>
        </div>
      </Section>
    </Fragment>
  )
}
