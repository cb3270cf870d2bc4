import Head from 'virtual:milepost/components/PageHead'
import type { PageHeadProps } from '../../frame/layout/page-head.tsx'

/** Head of a custom page: title, description, canonical URL and share metadata. */
export function PageHead(props: PageHeadProps) {
  return <Head {...props} />
}
