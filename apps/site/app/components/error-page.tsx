import { useMessages } from '@milepost/framework'
import Default, { type ErrorPageProps } from '@milepost/framework/components/error-page'
import { siteMessages } from '../site-messages.ts'

/** The kit's page for errors. Who looks for a page that is not there most often looks for a person. */
export default function ErrorPage({ status, actions = [], ...rest }: ErrorPageProps) {
  const { findSupporter } = useMessages(siteMessages)
  const findSomebody = { label: findSupporter, href: '/people' }
  const ways = status === 404 ? [...actions, findSomebody] : actions
  return <Default status={status} actions={ways} {...rest} />
}
