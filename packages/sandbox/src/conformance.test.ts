import { describePlatform } from '@milepost/platform/conformance'
import { describe, it } from 'vitest'
import { conformancePlatforms } from './testing/conformance-platform.test-kit.ts'

describePlatform({ describe, it }, 'the default adapter on the sandbox', conformancePlatforms())
