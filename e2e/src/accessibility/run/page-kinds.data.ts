/** A page of a demo site in one of its states. */
export interface PageKind {
  /** What people call it. */
  readonly kind: string
  readonly path: string
  /** As the site's own supporter sees it. */
  readonly isSignedIn?: true
}

const inBoth: readonly PageKind[] = [
  { kind: 'home', path: '/' },
  { kind: 'about', path: '/about' },
  { kind: 'how it works', path: '/how-it-works' },
  { kind: 'questions', path: '/questions' },
  { kind: 'sponsors', path: '/sponsors' },
  { kind: 'resources', path: '/resources' },
  { kind: 'finding people', path: '/people' },
  { kind: 'people found', path: '/people?q=a' },
  { kind: 'contact form', path: '/contact' },
  { kind: 'giving to the campaign', path: '/donate' },
  { kind: 'start', path: '/start' },
  { kind: 'registration', path: '/register' },
  { kind: 'sign in', path: '/sign-in' },
  { kind: 'sign up', path: '/sign-up' },
  { kind: 'password reset', path: '/reset-password' },
  { kind: 'reports', path: '/reports' },
  { kind: 'embedding the site', path: '/embed' },
  { kind: 'accessibility statement', path: '/accessibility-statement' },
  { kind: 'unknown page', path: '/no-such-page' },
  { kind: 'cookie policy', path: '/?cookies=policy' },
  { kind: 'cookie choices', path: '/about?cookies=preferences' },
]

/** One page of each kind, and of each state that an address shows, by demo site. */
export const pageKinds: Readonly<Record<'tideline' | 'summit', readonly PageKind[]>> = {
  tideline: [
    ...inBoth,
    { kind: 'supporter', path: '/fundraising/maya-walks' },
    { kind: 'giving to a supporter', path: '/fundraising/maya-walks/donate' },
    { kind: 'team', path: '/teams/the-spurn-point-waders' },
    { kind: 'tag', path: '/region/north-sea' },
    { kind: 'home in Welsh', path: '/cy' },
    { kind: 'embedding a page', path: '/fundraising/maya-walks/embed' },
    { kind: 'embedding a team', path: '/teams/the-spurn-point-waders/embed' },
    { kind: 'poster of a page', path: '/fundraising/maya-walks/poster' },
    { kind: 'poster of a team', path: '/teams/the-spurn-point-waders/poster' },
    { kind: 'own page', path: '/fundraising/maya-walks', isSignedIn: true },
    { kind: 'own account', path: '/account', isSignedIn: true },
    { kind: 'editing a page', path: '/fundraising-edit/maya-walks', isSignedIn: true },
    { kind: 'registration, second step', path: '/register', isSignedIn: true },
    { kind: 'team, to a supporter', path: '/teams/the-spurn-point-waders', isSignedIn: true },
  ],
  summit: [
    ...inBoth,
    { kind: 'supporter', path: '/fundraising/jack-for-home' },
    { kind: 'giving to a supporter', path: '/fundraising/jack-for-home/donate' },
    { kind: 'team', path: '/teams/mount-buffalo-bushwalkers' },
    { kind: 'embedding a page', path: '/fundraising/jack-for-home/embed' },
    { kind: 'poster of a page', path: '/fundraising/jack-for-home/poster' },
    { kind: 'poster of a team', path: '/teams/mount-buffalo-bushwalkers/poster' },
    { kind: 'own page', path: '/fundraising/jack-for-home', isSignedIn: true },
    { kind: 'own account', path: '/account', isSignedIn: true },
    { kind: 'editing a page', path: '/fundraising-edit/jack-for-home', isSignedIn: true },
    { kind: 'registration, second step', path: '/register', isSignedIn: true },
    { kind: 'team, to a supporter', path: '/teams/mount-buffalo-bushwalkers', isSignedIn: true },
  ],
}

/** Pages whose text is tried at 200 %. */
export const largeTextKinds: Readonly<Record<'tideline' | 'summit', readonly string[]>> = {
  tideline: [
    '/',
    '/people',
    '/fundraising/maya-walks',
    '/fundraising/maya-walks/donate',
    '/questions',
    '/register',
  ],
  summit: ['/', '/people', '/contact', '/sign-in', '/sponsors', '/reports'],
}

/** Pages on which words are on a picture. */
export const picturePages: Readonly<Record<'tideline' | 'summit', readonly string[]>> = {
  tideline: ['/', '/region/north-sea'],
  summit: ['/'],
}
