import { describePlatform } from '@milepost/platform/conformance'
import { describe, expect, it } from 'vitest'
import { conformancePlatforms } from './testing/conformance-platform.test-kit.ts'

describePlatform({ describe, expect, it }, 'the adapter on the sandbox', conformancePlatforms())
