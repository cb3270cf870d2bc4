import { fillMessage } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import PageHead from 'virtual:milepost/components/PageHead'
import { loadOverlay, parseOverlayPath } from '../../elsewhere/overlay/load-overlay.ts'
import { OverlayScreen } from '../../elsewhere/overlay/overlay-screen.tsx'
import { overlayMessages } from '../../elsewhere/overlay/overlay-messages.ts'
import { loadOrKeepPage } from '../../frame/navigation/revalidate.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import type { PageProps, RouteArgs } from './route-types.ts'

export { OverlayErrorBoundary as ErrorBoundary } from '../../elsewhere/overlay/overlay-screen.tsx'

export const handle: PageHandle = { isBare: true }

export function loader({ params, context }: RouteArgs<'*'>) {
  return loadInPageScope(context, async (scope) => {
    const subject = parseOverlayPath(params['*'])
    const overlay = subject && (await loadOverlay(scope, subject))
    return overlay && { overlay, path: `/live/${params['*']}` }
  })
}

export const clientLoader = loadOrKeepPage<typeof loader>

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
