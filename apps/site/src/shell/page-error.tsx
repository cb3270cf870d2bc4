import { ErrorPage } from '@milepost/ui'
import { english, fill } from '../messages/messages.ts'
import { type PageProblem, readPageProblem } from './page-problem.ts'

/** What stands in place of a page that cannot be shown. */
export function PageError({ error }: { error: unknown }) {
  const { status, problem } = readPageProblem(error)
  const words = wordsOf(problem)
  return (
    <>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        status={status}
        title={words.title}
        text={words.text}
        actions={[{ label: english.backHome, href: '/' }]}
      />
    </>
  )
}

function wordsOf(problem: PageProblem | undefined): { title: string; text: string } {
  switch (problem?.kind) {
    case 'not-found':
      return { title: english.notFoundTitle, text: english.notFoundText }
    case 'broken-content': {
      const detail = fill(english.brokenContentDetail, { problem: problem.problem })
      return { title: english.brokenContentTitle, text: `${english.brokenContentText} ${detail}` }
    }
    case 'unavailable':
      return { title: english.unavailableTitle, text: english.unavailableText }
    default:
      return { title: english.errorTitle, text: english.errorText }
  }
}
