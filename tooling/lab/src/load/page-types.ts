import type { DemoSite } from './start-stack.ts'

/** One page of each kind that a visitor meets; the slugs are in every sandbox. */
export async function pageTypes(
  site: DemoSite,
  origin: string,
): Promise<{ type: string; path: string }[]> {
  const home = await (await fetch(`${origin}/`)).text()
  const first = (pattern: RegExp) => pattern.exec(home)?.[1]
  const supporter = first(/href="(\/fundraising\/[\w-]+)"/)
  const team = first(/href="(\/teams\/[\w-]+)"/)
  return [
    { type: 'home', path: '/' },
    { type: 'content', path: '/how-it-works' },
    ...(supporter === undefined
      ? []
      : [
          { type: 'supporter', path: supporter },
          { type: 'donate', path: `${supporter}/donate` },
        ]),
    ...(team === undefined ? [] : [{ type: 'team', path: team }]),
    ...(site === 'tideline' ? [{ type: 'tag', path: '/coast/norfolk' }] : []),
    { type: 'sign-in', path: '/sign-in' },
    { type: 'not found', path: '/nowhere' },
  ]
}
