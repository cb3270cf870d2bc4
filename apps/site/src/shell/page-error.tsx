import { ErrorPage } from '@milepost/ui'
import { english, fill } from '../messages/messages.ts'
import { type PageProblem, readPageProblem } from './page-problem.ts'

export interface PageErrorProps {
  error: unknown
  /** The site itself cannot be shown: there is no other page to go to. @default false */
  isWholeSite?: boolean
}

/** What stands in place of a page that cannot be shown. */
export function PageError({ error, isWholeSite = false }: PageErrorProps) {
  const { status, problem } = readPageProblem(error)
  const words = wordsOf(problem, isWholeSite)
  return (
    <>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        status={status}
        title={words.title}
        text={words.text}
        actions={[{ label: isWholeSite ? english.tryAgain : english.backHome, href: '/' }]}
      />
    </>
  )
}

function wordsOf(
  problem: PageProblem | undefined,
  isWholeSite: boolean,
): { title: string; text: string } {
  switch (problem?.kind) {
    case 'not-found':
      return { title: english.notFoundTitle, text: english.notFoundText }
    case 'broken-content': {
      const detail = fill(english.brokenContentDetail, { problem: problem.problem })
      const text = isWholeSite ? english.brokenSiteText : english.brokenContentText
      return { title: english.brokenContentTitle, text: `${text} ${detail}` }
    }
    case 'unavailable':
      return { title: english.unavailableTitle, text: english.unavailableText }
    default:
      return { title: english.errorTitle, text: english.errorText }
  }
}
