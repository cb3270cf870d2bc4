import type { ErrorPage } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** The page for errors. */
export { ErrorPage as default } from '@milepost/ui'

export type ErrorPageProps = ComponentProps<typeof ErrorPage>
