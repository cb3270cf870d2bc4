import { required } from '@milepost/forms/validators'
import { CopyButton, Hero, Leaderboard, LeaderboardItem, Section, shareOptions } from '@milepost/ui'
import { getInitials } from '@milepost/ui/helpers'

// Rendered for each request: a page that is made while building waits for the browser below a host that reads the query.
export const dynamic = 'force-dynamic'

// A server component: its imports run on the server.
export default async function RunPage() {
  const shared = { url: 'https://river.example/', title: 'River Run', text: 'Run with us' }
  return (
    <>
      <Hero title="River Run" text={<>Along the water, {getInitials('River Run')}</>} />
      <Section title="So far">
        <Leaderboard>
          <LeaderboardItem rank={1} name="Ada Lark" amount="£120" href="/ada" />
        </Leaderboard>
        {shareOptions(shared, { facebook: 'yes' }).map(({ name, label }) => (
          <p key={name}>{label}</p>
        ))}
        <p>{String(required()(''))}</p>
        <CopyButton text={shared.url}>Copy link</CopyButton>
      </Section>
    </>
  )
}
