import { required } from '@milepost/forms/validators'
import {
  CopyButton,
  Hero,
  Icon,
  Leaderboard,
  LeaderboardItem,
  Link,
  Progress,
  Section,
  shareOptions,
  vars,
} from '@milepost/ui'
import { imageAtWidths, initialsOf, shareOptions as sameOptions } from '@milepost/ui/helpers'
import { contrastReport } from '@milepost/ui/theme'

const shared = { url: 'https://river.example/', title: 'River Run', text: 'Run with us' }

// Rendered for each request: a page that is made while building waits for the browser below a host that reads the query.
export const dynamic = 'force-dynamic'

// A server component: what it imports runs on the server.
export default async function RunPage() {
  const ways = shareOptions(shared, { facebook: 'yes', mail: 'yes' })
  const { passes } = contrastReport({ colors: { primary: '#0B5563' } })
  const picture = imageAtWidths(
    { src: '/hero.jpg', width: 1600, height: 900 },
    (width) => `/hero-${width}.jpg`,
  )
  return (
    <>
      <Hero title="River Run" text={<>Along the water, {initialsOf('River Run')}</>} />
      <Section title="So far">
        <Progress percent={34} raised="£340" target="of £1,000" />
        <Leaderboard>
          <LeaderboardItem rank={1} name="Ada Lark" amount="£120" href="/ada" />
        </Leaderboard>
        <ul style={{ color: vars.color.primary }}>
          {ways.map(({ name, label, href }) => (
            <li key={name}>
              <Link href={href ?? '#'}>{label}</Link> <Icon name="arrow" />
            </li>
          ))}
        </ul>
        <p id="facts">
          {JSON.stringify({
            passes,
            same: sameOptions(shared, { facebook: 'yes', mail: 'yes' }).length === ways.length,
            refused: required()(''),
            colour: vars.color.primary,
            widths: picture.srcSet?.split(', ').length,
          })}
        </p>
        <CopyButton text={shared.url}>Copy link</CopyButton>
      </Section>
    </>
  )
}
