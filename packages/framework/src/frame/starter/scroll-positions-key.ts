/** Key in `sessionStorage` of the router's scroll positions, which the starter reads. */
export const scrollPositionsKey = 'milepost-scroll-positions'
