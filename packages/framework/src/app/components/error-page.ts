import type { ErrorPage } from '@milepost/ui'
import type { ComponentProps } from 'react'

export { ErrorPage as default } from '@milepost/ui'

export type ErrorPageProps = ComponentProps<typeof ErrorPage>
