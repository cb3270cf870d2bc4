import { configure } from '@testing-library/dom'
import { waitMs } from './wait-ms.ts'

/** `findBy…` and `waitFor` of Testing Library wait as long as everything else. */
configure({ asyncUtilTimeout: waitMs })
