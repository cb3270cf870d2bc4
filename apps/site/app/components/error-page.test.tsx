import { describeComponent } from '@milepost/framework/testing'
import { describe, expect, it } from 'vitest'
import ErrorPage from './error-page.tsx'

describeComponent({ describe, expect, it }, 'ErrorPage', ErrorPage)
