/** Brings what is said and done while the network is lost. Bring it before: then it can no longer be fetched. */
export const importLostNetwork = () => import('./lost-network.tsx')
