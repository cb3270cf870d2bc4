import { Fragment } from 'react'
import { Message, Pagination, QrCode, RichText, Section, Stat, StatGroup } from '@milepost/ui'
import SupporterHead from 'virtual:milepost/components/SupporterHead'
import DonationList from 'virtual:milepost/components/DonationList'
import { AddsUp } from '../adds-up/adds-up.tsx'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'
import { loadOrKeepShownPage } from '../navigation/load-or-keep-shown-page.ts'
import PageTools from 'virtual:milepost/components/PageTools'
import { useThanks } from '../page-tools/use-thanks.tsx'
import { ReportPage } from '../page-tools/report-page.tsx'
import { loadPageScope } from '../request/page-scope.ts'
import { progressProps } from '../view-models/progress-props.ts'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { PageLinks } from '../share/page-links.tsx'
import { shareAction, shareAnchor } from '../share/share-action.ts'
import { PageError } from '../shell/page-error.tsx'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../services/page-handle.ts'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { SliceList } from '../slices/slice-list.tsx'
import * as styles from '../supporter-page/activity-list.css.ts'
import ActivityList from 'virtual:milepost/components/ActivityList'
import { loadSupporterPage } from '../request/load-supporter-page.ts'
import {
  donationsPage,
  toSupporterView,
  shownDonations,
} from '../supporter-page/to-supporter-view.ts'
import { readPageExtras } from '../supporter-page/read-page-extras.ts'
import { requestScope } from '../services/request-context.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../navigation/should-revalidate-page.ts'

export const handle: PageHandle = { refreshes: true, worksWithoutScripts: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const [reading, extras] = await Promise.all([
      loadSupporterPage(scope, params.slug, donationsPage(url) * shownDonations),
      readPageExtras(scope, params.slug),
    ])
    if (!reading) throw notFound()
    return toSupporterView(scope, reading, extras, url)
  })
}

export const clientLoader = loadOrKeepShownPage<typeof loader>

export default function FundraisingPage({ loaderData: page }: PageProps<typeof loader>) {
  const { words, slug, inShort } = page
  const path = `/fundraising/${encodeURIComponent(slug)}`
  const isFirst = page.page === 1
  const thanks = useThanks(page.ownership, { slug, title: page.title })
  return (
    <Fragment key={path}>
      <PageHead
        title={page.metaTitle}
        description={page.description}
        image={page.metaImage}
        card={page.shareCard}
        path={path}
        noIndex={!isFirst}
        donateHref={page.closed === undefined ? page.donateHref : undefined}
      />
      <PageTools
        slug={slug}
        ownership={page.ownership}
        takesGifts={page.closed === undefined}
        hasQrCode={page.hasQrCode}
        listing={page.listing}
      />
      <Section>
        <SupporterHead
          title={<span lang={page.lang}>{page.title}</span>}
          name={page.owner}
          subtitle={[page.charity, page.eventDate].filter(Boolean).join(' · ')}
          image={
            page.image === undefined
              ? undefined
              : { src: page.image, alt: page.imageAlt, width: 800, height: 600 }
          }
          progress={progressProps(page.figures)}
          actions={[
            ...(page.closed === undefined ? [{ label: words.donate, href: page.donateHref }] : []),
            ...(page.teamHref === undefined
              ? []
              : [{ label: words.team, href: page.teamHref, emphasis: 'secondary' as const }]),
            shareAction(page.share, words.share),
          ]}
        >
          <AddsUp view={page.figures.addsUp} />
          {page.closed === undefined ? null : <Message tone="warning">{page.closed}</Message>}
          {page.figures.asOf === undefined ? null : <Message>{page.figures.asOf}</Message>}
        </SupporterHead>
      </Section>
      {page.story === '' && inShort.lines.length === 0 && !inShort.attribution ? null : (
        <Section title={words.story} size="narrow">
          {inShort.lines.map((line) => (
            <p key={line} className={styles.activitySummary} lang={page.lang} dir="auto">
              {line}
            </p>
          ))}
          {page.story === '' ? null : <RichText html={page.story} lang={page.lang} dir="auto" />}
          {inShort.attribution === undefined ? null : (
            <p className={styles.attribution} lang={page.lang} dir="auto">
              {inShort.attribution}
            </p>
          )}
        </Section>
      )}
      {page.fitness.length === 0 && page.activities.length === 0 ? null : (
        <Section title={words.activities}>
          {page.fitness.length === 0 ? null : (
            <StatGroup className={styles.totals}>
              {page.fitness.map(({ value, label, note }) => (
                <Stat key={label} value={value} label={label} note={note} />
              ))}
            </StatGroup>
          )}
          <ActivityList activities={page.activities} routeLabel={words.route} />
        </Section>
      )}
      <Section title={words.latestGifts} background="tint" anchor="gifts">
        {page.donations === undefined ? (
          <Message tone="warning">{words.unavailable}</Message>
        ) : (
          <>
            <DonationList
              items={page.donations.map(({ at, isUnnamed, ...donation }) => ({
                ...donation,
                dateTime: at,
                end: thanks?.({ ...donation, ...(isUnnamed && { isUnnamed }) }),
              }))}
              empty={words.noDonations}
            />
            <Pagination
              page={page.page}
              pages={page.pages}
              hrefFor={(number) => `${path}${number === 1 ? '' : `?page=${number}`}#gifts`}
              label={words.pagesOfGifts}
              words={{ previous: words.previous, next: words.next, page: words.page }}
              className={styles.pages}
            />
          </>
        )}
      </Section>
      <SliceList slices={page.slices} about={slug} />
      <Section title={page.share.label} size="medium" anchor={shareAnchor}>
        <div className={styles.giveLink}>
          <div>
            <ShareButtons share={page.share} />
            <PageLinks path={path} {...words} />
          </div>
          {page.qrCode === undefined ? null : <QrCode {...page.qrCode} />}
        </div>
        <ReportPage name={page.title} path={path} />
      </Section>
    </Fragment>
  )
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
