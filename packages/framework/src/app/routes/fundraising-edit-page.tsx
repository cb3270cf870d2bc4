import { Fragment } from 'react'
import type { PageProps, RouteArgs } from './route-types.ts'
import { useMessages } from '@milepost/supporter'
import { editMessages, EditScreen } from '@milepost/supporter/edit-page'
import { toTaskLayout } from '../../frame/layout/to-page-overrides.ts'
import { loadPageEditor } from '../../pages/supporter/load-edit.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import PageHead from 'virtual:milepost/components/PageHead'
import { SliceList } from '../../sections/slice-list.tsx'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'

export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { isClosed: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return loadInPageScope(context, async (scope) => ({
    ...(await loadPageEditor(scope, params.slug, url)),
    layoutOverrides: await toTaskLayout(scope, url, { actions: ['signup', 'login'] }),
  }))
}

/** Page editor for supporters (Spec §2). Its HTML is the same for all visitors. */
export default function FundraisingEditPage({ loaderData: view }: PageProps<typeof loader>) {
  const messages = useMessages(editMessages)
  return (
    <Fragment key={view.slug}>
      <PageHead
        title={messages.title}
        path={`/fundraising-edit/${encodeURIComponent(view.slug)}`}
        noIndex
      />
      <EditScreen view={view}>
        <SliceList slices={view.slices} about={view.slug} />
      </EditScreen>
    </Fragment>
  )
}
