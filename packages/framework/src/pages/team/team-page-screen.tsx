import { Fragment } from 'react'
import { LeaderboardItem, Message, RichText, Section } from '@milepost/ui'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import { TeamPageTools } from '../../frame/page-tools/page-tools.tsx'
import { toProgressProps } from '../../totals/progress-props.ts'
import { isLoggedIn, useSession } from '@milepost/supporter'
import TeamHead from 'virtual:milepost/components/TeamHead'
import Leaderboard from 'virtual:milepost/components/Leaderboard'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { PageLinks, createShareAction, shareAnchor } from '../../frame/share/page-links.tsx'
import PageHead from 'virtual:milepost/components/PageHead'
import { SliceList } from '../../sections/slice-list.tsx'
import type { TeamView } from './load-team-page.ts'

export function TeamPage({ loaderData: team }: { loaderData: TeamView }) {
  const { messages } = team
  const isSignedIn = isLoggedIn(useSession())
  return (
    <Fragment key={team.slug}>
      <PageHead
        title={team.metaTitle}
        image={team.image}
        card={team.shareCard}
        path={`/teams/${team.slug}`}
      />
      <TeamPageTools team={team.own} />
      <Section>
        <TeamHead
          title={<span lang={team.lang}>{team.name}</span>}
          name={team.leader.name || team.name}
          subtitle={team.leader.role || team.campaign}
          image={
            team.image === undefined
              ? undefined
              : { src: team.image, alt: '', width: 800, height: 600 }
          }
          progress={toProgressProps(team.figures)}
          actions={[
            ...(team.give === undefined ? [] : [{ label: messages.donate, href: team.give.href }]),
            ...(team.joinHref === undefined || isSignedIn
              ? []
              : [{ label: messages.join, href: team.joinHref, emphasis: 'secondary' as const }]),
            createShareAction(team.share, messages.share),
          ]}
        >
          <TotalBreakdown view={team.figures.addsUp} />
          {team.give === undefined ? null : <p>{team.give.text}</p>}
          {team.distance === undefined ? null : <p>{team.distance}</p>}
          {team.closed === undefined ? null : <Message>{team.closed}</Message>}
          {team.figures.asOf === undefined ? null : <Message>{team.figures.asOf}</Message>}
        </TeamHead>
      </Section>
      {team.story === '' ? null : (
        <Section title={messages.story} size="narrow">
          <RichText html={team.story} lang={team.lang} dir="auto" />
        </Section>
      )}
      <Section title={messages.members} background="tint">
        <Leaderboard empty={messages.noMembers}>
          {team.members.map(({ id, position, ...place }) => (
            <LeaderboardItem key={id} rank={position} {...place} />
          ))}
        </Leaderboard>
      </Section>
      <SliceList slices={team.slices} />
      <Section title={team.share.label} size="medium" anchor={shareAnchor}>
        <ShareButtons share={team.share} />
        <PageLinks path={`/teams/${encodeURIComponent(team.slug)}`} {...messages} />
      </Section>
    </Fragment>
  )
}
