/** The messages of a drawn route. */
export const routeMessages = {
  feature: 'route',
  english: {
    of: 'Route: {name}',
    length: '{name}, {length}',
    missing: 'The route cannot be drawn.',
  },
} as const
