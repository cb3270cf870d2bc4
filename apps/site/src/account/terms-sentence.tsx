import { Link } from '@milepost/ui'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { SessionSettings } from '../site-settings/session-settings.ts'
import { accountMessages } from './account-messages.ts'

/** Names the platform's terms and its privacy policy, and leads to both. */
export function TermsSentence({
  settings: { platformName: platform, termsUrl, privacyUrl },
  before,
  after,
}: {
  settings: SessionSettings['signIn']
  /** What stands before the two; may hold `{platform}`. */
  before: string
  after: string
}) {
  const words = useMessages(accountMessages)
  return (
    <>
      {fill(before, { platform })} <Link href={termsUrl}>{words.terms}</Link> {words.termsBetween}{' '}
      <Link href={privacyUrl}>{words.privacy}</Link>
      {after === '.' ? after : ` ${after}`}
    </>
  )
}
