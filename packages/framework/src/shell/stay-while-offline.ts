import { isOffline } from '@milepost/supporter'
import type { ClientInstrumentation } from 'react-router'
import { bringLostNetwork } from '../lost-network/bring-lost-network.ts'
import { LostPage } from './page-error.tsx'

/** Lets nobody be thrown out of the site by opening a page without a network. */
export const stayWhileOffline: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(go, { to }) {
        if (isOffline() && typeof to === 'string') {
          const { standInForPage } = await bringLostNetwork()
          await standInForPage(to, LostPage)
        }
        await go()
      },
    })
  },
}
