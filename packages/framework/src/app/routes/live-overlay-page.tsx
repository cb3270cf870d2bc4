import { fillMessage } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import PageHead from 'virtual:milepost/components/PageHead'
import { loadOverlay, parseOverlayPath } from '../../elsewhere/overlay/load-overlay.ts'
import { OverlayError, OverlayScreen } from '../../elsewhere/overlay/overlay-screen.tsx'
import { overlayMessages } from '../../elsewhere/overlay/overlay-messages.ts'
import { loadOrKeepShownPage } from '../../frame/navigation/revalidate.ts'
import { loadPageScope, notFound, withPageProblems } from '../../frame/request/page-scope.ts'
import { type PageHandle, requestScope } from '../../services/request-context.ts'
import type { RouteErrorProps, PageProps, RouteArgs } from './route-types.ts'

export const handle: PageHandle = { isBare: true }

export function loader({ params, context }: RouteArgs<'*'>) {
  return withPageProblems(async () => {
    const subject = parseOverlayPath(params['*'])
    if (subject === undefined) throw notFound()
    const scope = await loadPageScope(requestScope(context))
    const overlay = await loadOverlay(scope, subject)
    if (overlay === undefined) throw notFound()
    return { overlay, path: `/live/${params['*']}` }
  })
}

export const clientLoader = loadOrKeepShownPage<typeof loader>

export default function LiveOverlayPage({ loaderData }: PageProps<typeof loader>) {
  const messages = useMessages(overlayMessages)
  const { overlay, path } = loaderData
  return (
    <>
      <PageHead
        title={fillMessage(messages.titleOf, { name: overlay.title })}
        path={path}
        noIndex
      />
      <OverlayScreen overlay={overlay} />
    </>
  )
}

export function ErrorBoundary({ error }: RouteErrorProps) {
  return <OverlayError error={error} />
}
