import { Fragment } from 'react'
import { Message, Pagination, QrCode, RichText, Section, Stat, StatGroup } from '@milepost/ui'
import SupporterHead from 'virtual:milepost/components/SupporterHead'
import DonationList from 'virtual:milepost/components/DonationList'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import PageTools from 'virtual:milepost/components/PageTools'
import { useThankButton } from '../../frame/page-tools/use-thanks.tsx'
import { ReportPageLink } from '../../frame/page-tools/report-page.tsx'
import { toProgressProps } from '../../totals/progress-props.ts'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { PageLinks, createShareAction, shareAnchor } from '../../frame/share/page-links.tsx'
import PageHead from 'virtual:milepost/components/PageHead'
import { SliceList } from '../../sections/slice-list.tsx'
import * as styles from './activity-list.css.ts'
import ActivityList from 'virtual:milepost/components/ActivityList'
import type { SupporterView } from './to-supporter-view.ts'

export function SupporterPage({ loaderData: page }: { loaderData: SupporterView }) {
  const { messages, slug } = page
  const path = `/fundraising/${encodeURIComponent(slug)}`
  return (
    <Fragment key={path}>
      <PageHead
        title={page.metaTitle}
        description={page.description}
        image={page.metaImage}
        card={page.shareCard}
        path={path}
        noIndex={page.page !== 1}
        donateHref={page.closed === undefined ? page.donateHref : undefined}
      />
      <PageTools
        slug={slug}
        ownership={page.ownership}
        takesGifts={page.closed === undefined}
        hasQrCode={page.hasQrCode}
        listing={page.listing}
      />
      <HeadSection page={page} />
      <StorySection page={page} />
      {page.fitness.length === 0 && page.activities.length === 0 ? null : (
        <Section title={messages.activities}>
          {page.fitness.length === 0 ? null : (
            <StatGroup className={styles.totals}>
              {page.fitness.map(({ value, label, note }) => (
                <Stat key={label} value={value} label={label} note={note} />
              ))}
            </StatGroup>
          )}
          <ActivityList
            activities={page.activities}
            routeLabel={messages.route}
            allLabel={messages.allActivities}
          />
        </Section>
      )}
      <DonationsSection page={page} path={path} />
      <SliceList slices={page.slices} about={slug} />
      <Section title={page.share.label} size="medium" anchor={shareAnchor}>
        <div className={styles.giveLink}>
          <div>
            <ShareButtons share={page.share} />
            <PageLinks path={path} {...messages} />
          </div>
          {page.qrCode === undefined ? null : <QrCode {...page.qrCode} />}
        </div>
        <ReportPageLink name={page.title} path={path} />
      </Section>
    </Fragment>
  )
}

function HeadSection({ page }: { page: SupporterView }) {
  const { messages } = page
  return (
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
        progress={toProgressProps(page.figures)}
        actions={[
          ...(page.closed === undefined ? [{ label: messages.donate, href: page.donateHref }] : []),
          ...(page.teamHref === undefined
            ? []
            : [{ label: messages.team, href: page.teamHref, emphasis: 'secondary' as const }]),
          createShareAction(page.share, messages.share),
        ]}
      >
        <TotalBreakdown view={page.figures.addsUp} />
        {page.closed === undefined ? null : <Message>{page.closed}</Message>}
        {page.figures.asOf === undefined ? null : <Message>{page.figures.asOf}</Message>}
      </SupporterHead>
    </Section>
  )
}

function StorySection({ page }: { page: SupporterView }) {
  const { messages, story, summary, lang } = page
  if (story === '' && summary.lines.length === 0 && !summary.attribution) return null
  return (
    <Section title={messages.story} size="narrow">
      {summary.lines.map((line) => (
        <p key={line} className={styles.activitySummary} lang={lang} dir="auto">
          {line}
        </p>
      ))}
      {story === '' ? null : <RichText html={story} lang={lang} dir="auto" />}
      {summary.attribution === undefined ? null : (
        <p className={styles.attribution} lang={lang} dir="auto">
          {summary.attribution}
        </p>
      )}
    </Section>
  )
}

function DonationsSection({ page, path }: { page: SupporterView; path: string }) {
  const { messages, slug, title, donations } = page
  const thanks = useThankButton(page.ownership, { slug, title })
  return (
    <Section title={messages.latestGifts} background="tint" anchor="gifts">
      {donations === undefined ? (
        <Message tone="warning">{messages.unavailable}</Message>
      ) : (
        <>
          <DonationList
            items={donations.map(({ at, isUnnamed, ...donation }) => ({
              ...donation,
              dateTime: at,
              end: thanks?.({ ...donation, ...(isUnnamed && { isUnnamed }) }),
            }))}
            empty={messages.noDonations}
          />
          <Pagination
            page={page.page}
            pages={page.pages}
            hrefFor={(number) => `${path}${number === 1 ? '' : `?page=${number}`}#gifts`}
            label={messages.pagesOfGifts}
            messages={{ previous: messages.previous, next: messages.next, page: messages.page }}
            className={styles.pages}
          />
        </>
      )}
    </Section>
  )
}
