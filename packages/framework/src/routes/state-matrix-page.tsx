import { useMessages } from '@milepost/supporter'
import PageHead from 'virtual:milepost/components/PageHead'
import { stateMatrixPath } from '../config/state-paths.ts'
import { loadPageScope } from '../request/page-scope.ts'
import type { PageHandle } from '../services/page-handle.ts'
import { requestScope } from '../services/request-context.ts'
import { PageError } from '../shell/page-error.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { loadStateMatrix } from '../state-matrix/load-state-matrix.ts'
import { stateMatrixMessages } from '../state-matrix/state-matrix-messages.ts'
import { StateMatrixScreen } from '../state-matrix/state-matrix-screen.tsx'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'

export const handle: PageHandle = { isClosed: true }

/** A page in many states, for editors and designers. There is no such page for anybody else. */
export function loader({ context, url }: RouteArgs) {
  return withPageProblems(async () => {
    const scope = requestScope(context)
    if (scope.showsStates !== true) throw notFound()
    return loadStateMatrix(await loadPageScope(scope), url)
  })
}

export default function StateMatrixPage({ loaderData }: PageProps<typeof loader>) {
  const words = useMessages(stateMatrixMessages)
  return (
    <>
      <PageHead title={words.title} path={stateMatrixPath} noIndex />
      <StateMatrixScreen view={loaderData} />
    </>
  )
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
