/** Kilometres and metres, or miles and feet. */
export type UnitSystem = 'metric' | 'imperial'
