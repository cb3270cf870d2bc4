import type { SafeHtml } from '../types.ts'

/** Texts and images of the two demo sites, for realistic stories. */
export const sampleBrands = {
  tideline: {
    name: 'Tideline Trust',
    picture: (file: string) => `./tideline/${file}`,
    title: 'Walk the Tideline',
    text: 'Walk 100 km of coast this June, alone or with friends, and keep it alive for the birds and the people who share it.',
    raised: '£142,310',
    target: 'of £250,000',
    money: (amount: number) => `£${amount.toLocaleString('en-GB')}`,
    navigation: [
      {
        label: 'The walk',
        children: [
          { label: 'How it works', href: '#how' },
          { label: 'Questions', href: '#questions' },
          { label: 'Resources', href: '#resources' },
        ],
      },
      { label: 'Leaderboard', href: '#leaderboard', current: true },
      {
        label: 'About us',
        children: [
          { label: 'The trust', href: '#about' },
          { label: 'Our sponsors', href: '#sponsors' },
        ],
      },
    ],
    actions: [
      { label: 'Start your page', href: '#start' },
      { label: 'Donate now', href: '#give', emphasis: 'secondary' as const },
    ],
    gifts: [
      {
        value: '10',
        label: 'Kits out a family of four for a morning’s beach clean',
        icon: 'icon-clean.svg',
      },
      {
        value: '25',
        label: 'Clears 40 m of shoreline of plastic and lost line',
        icon: 'icon-shore.svg',
      },
      {
        value: '60',
        label: 'Guards one tern nest from egg to first flight',
        icon: 'icon-nest.svg',
      },
    ],
    milestones: [
      { amount: '£50,000', label: 'Seven beaches cleaned, every month for a year', reached: true },
      { amount: '£100,000', label: 'Wardens beside the tern colony all summer', reached: true },
      { amount: '£175,000', label: 'Twelve hectares of saltmarsh brought back' },
      { amount: '£250,000', label: 'A whole year of care for the whole coast' },
    ],
    steps: [
      {
        title: 'Start your page',
        text: 'Say who you are and why you are walking. It takes about two minutes.',
      },
      {
        title: 'Walk your 100 km',
        text: 'Add each walk as you go. Ten minutes on the promenade counts.',
      },
      {
        title: 'Tell your people',
        text: 'Send your page to friends. Their donations appear next to your kilometres.',
      },
    ],
    quote:
      'You hear them before you see them. Then one drops out of the sky with a sand eel for its chick, and you understand what the rope is for.',
    quoteName: 'Ruth Adeyemi',
    quoteRole: 'volunteer warden, Ebbing Sands',
    legal: 'Tideline Trust is a registered charity in England and Wales (1999999).',
  },
  summit: {
    name: 'Summit Rescue',
    picture: (file: string) => `./summit/${file}`,
    title: 'Hike for Home',
    text: 'Climb your local hill until it adds up to Everest: 8,849 metres. Every metre helps a volunteer bring someone home.',
    raised: 'A$61,480',
    target: 'of A$180,000',
    money: (amount: number) => `A$${amount.toLocaleString('en-AU')}`,
    navigation: [
      {
        label: 'The climb',
        children: [
          { label: 'How it works', href: '#how' },
          { label: 'Questions', href: '#questions' },
        ],
      },
      { label: 'Leaderboard', href: '#leaderboard', current: true },
      { label: 'Who we are', href: '#about' },
    ],
    actions: [
      { label: 'Start a page', href: '#start' },
      { label: 'Donate', href: '#give', emphasis: 'secondary' as const },
    ],
    gifts: [
      {
        value: '35',
        label: 'Keeps one team radio charged, licensed and on air for a month',
        icon: 'icon-radio.svg',
      },
      {
        value: '75',
        label: 'Buys 25 m of rescue rope, inspected and ready to clip',
        icon: 'icon-rope.svg',
      },
      {
        value: '180',
        label: 'Fits a stretcher with straps, a helmet and a heat blanket',
        icon: 'icon-stretcher.svg',
      },
    ],
    milestones: [
      { amount: 'A$40,000', label: 'New ropes and harnesses for all nine teams', reached: true },
      { amount: 'A$90,000', label: 'Night search lamps for 120 volunteers' },
      { amount: 'A$135,000', label: 'Two search dogs, trained from pup to summit' },
      { amount: 'A$180,000', label: 'A truck that gets a stretcher out through snow' },
    ],
    steps: [
      {
        title: 'Start a page',
        text: 'Name your hill, set your target. Two minutes on your phone.',
      },
      {
        title: 'Climb',
        text: 'Log the metres as you go. Stairs, ramps and dunes count. Descents don’t.',
      },
      {
        title: 'Ask',
        text: 'Send your page to ten people. Say what A$35 does. Most people say yes.',
      },
    ],
    quote:
      'You don’t think about how far it is. You think about whose mum is waiting, and you take the next ten steps.',
    quoteName: 'Dan Kaczmarek',
    quoteRole: 'team leader, Granite Creek',
    legal: 'Summit Rescue Ltd is a registered charity in Australia (ABN 00 000 000 000).',
  },
} as const

/** Texts of the brand selected in the toolbar. The kit theme uses those of Tideline. */
export function sampleBrandOf(brand: unknown): (typeof sampleBrands)['tideline' | 'summit'] {
  return brand === 'summit' ? sampleBrands.summit : sampleBrands.tideline
}

/** Names, short and long. */
export const samplePeople = [
  'Amara Okafor',
  'Siân-Llewellyn Featherstonehaugh-Cholmondeley of Pembrokeshire',
  'Bo',
  'José María Gutiérrez Hernández',
  'Priya Raghunathan',
  '佐藤 花子',
  'Tom Whitlock',
  'Zoë van der Berg',
  'فاطمة الزهراء',
  'Callum O’Rourke',
  'The Two-Left-Feet Walking Club',
  'Mei 🐦 Lin',
] as const

/** Marks sample text as sanitised. */
export function sampleHtml(html: string): SafeHtml {
  return html as SafeHtml
}

/** HTML with every kind of markup. */
export const longText = sampleHtml(`
<h2>The summer the terns came back</h2>
<p>Five years ago, Ebbing Sands was quiet in the wrong way. The little terns that used to nest on the shingle had not raised a chick in <strong>three summers</strong>. High tides took some nests, foxes took others, and people, who never meant any harm, walked straight through the rest.</p>
<p>So we roped off a strip of beach the length of two football pitches and put somebody beside it <a href="#warden">from dawn to dusk</a>.</p>
<h3>What walkers paid for</h3>
<ul><li>The rope, and the posts to hold it</li><li>A hide that two wardens fit into, if they are fond of each other</li><li>Flasks of tea</li></ul>
<blockquote><p>Last July, forty-one chicks flew.</p></blockquote>
<ol><li>Walk</li><li>Tell</li><li>Give</li></ol>
<table><thead><tr><th>Year</th><th>Chicks</th></tr></thead><tbody><tr><td>2023</td><td>0</td></tr><tr><td>2025</td><td>41</td></tr></tbody></table>
`)

/** Loads a sample sanitiser. Applications supply their own. */
export async function loadSampleSanitiser(): Promise<(html: string) => string> {
  const { default: purify } = await import('dompurify')
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 's', 'strong', 'u', 'ul'],
      ALLOWED_ATTR: ['href'],
    })
}
