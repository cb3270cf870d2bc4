import Head from 'virtual:milepost/components/PageHead'
import type { PageHeadProps } from '../../frame/layout/page-head.tsx'

/** The head of a page of the application's own: title, description, canonical address, and what shares show. */
export function PageHead(props: PageHeadProps) {
  return <Head {...props} />
}
