import { describeComponent } from '@milepost/framework/testing'
import { describe, it } from 'vitest'
import ErrorPage from './error-page.tsx'

describeComponent({ describe, it }, 'ErrorPage', ErrorPage)
