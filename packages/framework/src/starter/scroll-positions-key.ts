/** Where the router stores scroll positions in `sessionStorage`: the starter reads them. */
export const scrollPositionsKey = 'milepost-scroll-positions'
