import { Link } from '@milepost/ui'
import { fillMessage } from '../messages/fill-message.ts'
import { useMessages } from '../host/use-messages.ts'
import type { SignInSettings } from '../host/supporter-settings.ts'
import { accountMessages } from './account-messages.ts'

/** Sentence with links to the platform's terms and privacy policy. */
export function TermsSentence({
  settings: { platformName: platform, termsUrl, privacyUrl },
  before,
  after,
}: {
  settings: SignInSettings
  /** Text before the two links. May contain `{platform}`. */
  before: string
  after: string
}) {
  const words = useMessages(accountMessages)
  return (
    <>
      {fillMessage(before, { platform })} <Link href={termsUrl}>{words.terms}</Link>{' '}
      {words.termsBetween} <Link href={privacyUrl}>{words.privacy}</Link>
      {after === '.' ? after : ` ${after}`}
    </>
  )
}
